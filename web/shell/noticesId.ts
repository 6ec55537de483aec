/** Id of the place between header and page where notices stand that must not cover anything. */
export const noticesId = 'notices';
