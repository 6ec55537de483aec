/** The brand of the distributor that runs the portal. */
type Brand = {
  name: string;
  /** Address of the logo. */
  path: string;
  /** Of that for the dark theme; null where one is for both. */
  darkPath: string | null;
  /** As large as it fits in the header. */
  width: number;
  height: number;
};

let lastRead: { text: string; brand: Brand } | null = null;

/** The brand that the gateway has written in the page; null for the product's own, and where pages are pre-rendered. */
export function readBrand(): Brand | null {
  const text = globalThis.document?.documentElement.dataset['brand'];
  if (text === undefined) return null;
  if (lastRead?.text !== text) lastRead = { text, brand: JSON.parse(text) };
  return lastRead.brand;
}

/** The portal's name: the distributor's, or the product's in the user's language. */
export const portalName = (t: (key: string) => string): string => readBrand()?.name ?? t('APP.TITLE_SUFFIX');
