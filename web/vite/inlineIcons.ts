import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const file = resolve(import.meta.dirname, '../ui/pictures/icons.svg');

const hidden = '<style nonce="__CSP_NONCE__">#icons{display:none}</style>';

/** Writes the drawings of `web/ui/pictures/Icon.tsx` into the page behind log-in: in code they would be compiled, as a file asked for. */
export function inlineIcons(): Plugin {
  return {
    name: 'inline-icons',
    async transformIndexHtml(html, { filename }) {
      if (!filename.endsWith('index.html')) return html;
      const icons = (await readFile(file, 'utf8')).replaceAll(/\n *|<!--.*?-->/g, '');
      return html.replace('</body>', () => `${hidden}${icons}</body>`);
    },
  };
}
