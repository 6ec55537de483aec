/** Characters that the text of a search has at most (GAP-113). */
export const longestSearch = 255;
