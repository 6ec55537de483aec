/** Id of the place at the end of a page for what a thumb reaches. */
export const thumbBarId = 'thumb-bar';
