/** An A4 page in points. */
export const margin = 42;
export const pageHeight = 841.89;
export const contentWidth = 595.28 - 2 * margin;
/** Lower end of the content; the page number follows. */
export const bottom = pageHeight - margin - 20;
