/** Block size of a line of the cart in pixels: number and description, one below the other. */
export const cartRowHeight = 44;
