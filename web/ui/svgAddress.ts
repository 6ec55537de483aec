/** A small picture as an address: it comes with the code and is drawn at once, where a file would be asked for. */
export const svgAddress = (source: string): string =>
  `data:image/svg+xml,${encodeURIComponent(source.trim())}`;
