/** Block size of a line of the cart in pixels: number and description, one below the other. */
export const cartRowHeight = 44;

/** Block size of the table's head in pixels; it stays in view. */
export const headHeight = 34;

/** The least width of the article's column in pixels; it stays in view. */
export const articleWidth = 208;
