/** Block size of a table's row in pixels. */
export const rowHeight = 36;
/** Block size of a table's row in pixels where one touches. */
export const touchRowHeight = 44;
