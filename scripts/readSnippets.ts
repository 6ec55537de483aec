/**
 * The code that a guide quotes, in the guide's order: the file named above each snippet, and its parts, between which `…` stands
 * for what is left out.
 */
export const readSnippets = (guide: string): { file: string; parts: string[] }[] =>
  [...guide.matchAll(/^`([\w./-]+)`[^\n]*:\n\n```\w+\n(.*?)^```$/gms)].map(([, file = '', snippet = '']) => ({
    file,
    parts: snippet.split(/^ *(?:\/\/|#) …$/m),
  }));
