import type { TextMap } from './Texts.tsx';

const id = 'texts';

/** The element of a pre-rendered page that carries its texts to the client; `<` is escaped, so that nothing ends it. */
export function embedTexts(texts: TextMap): string {
  return `<script id="${id}" type="application/json">${JSON.stringify(texts).replaceAll('<', '\\u003c')}</script>`;
}

/** The texts embedded in the page; null when it was not pre-rendered. */
export function readEmbeddedTexts(): TextMap | null {
  const element = document.getElementById(id);
  return element ? JSON.parse(element.textContent) : null;
}
