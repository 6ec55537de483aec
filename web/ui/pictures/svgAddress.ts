/** A small picture as an address: it comes with the code and shows at once, where a file would need a request. */
export const svgAddress = (source: string): string =>
  `data:image/svg+xml,${encodeURIComponent(source.trim())}`;
