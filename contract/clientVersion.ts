/** The version number of the back end that the client is made for (API-05). */
export const clientVersion = '1002';
