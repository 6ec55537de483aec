/** Up to this many rows are simply all in the page; of more, only those in view are. */
export const fewRows = 50;
