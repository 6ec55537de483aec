/** A title as the name of a file: without characters that systems refuse, 80 at most. */
export const fileNameOf = (title: string): string =>
  title
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{N} ._-]+/gu, ' ')
    .replaceAll(/\s+/g, '-')
    .replaceAll(/^[-.]+|[-.]+$/g, '')
    .slice(0, 80) || 'file';
