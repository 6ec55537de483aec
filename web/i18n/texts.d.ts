/** Made by `web/vite/translations.ts`. */
declare module 'virtual:texts' {
  /** Address of all texts of each language. */
  export const textUrls: Readonly<Record<string, string>>;
  /** Address of the texts that the pages for visitors begin with, of each language. */
  export const visitorTextUrls: Readonly<Record<string, string>>;
}
