import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { runnerImport, type Plugin } from 'vite';
import type * as theming from '../shell/theme/themeCss.ts';

// Pages with and without a scroll bar have the header's controls in the same place. Visitors' pages have no such header, and
// no attribute of the frame's; `:has(#main)` would be matched again for each row that a table brings in.
const gutter = '@media (min-width:640px){:root[data-page-height]{scrollbar-gutter:stable}}';

const shell = resolve(import.meta.dirname, '../shell');

/**
 * Writes the theme's variables, `frame.css`, `contrast.css` and `print.css` into the page: no request is waited for before the first paint,
 * and neither of the two themes is in the client's code. As an import of the entry, the files would be asked for once more by
 * every page that is loaded later.
 */
export function inlineStyles(): Plugin {
  return {
    name: 'inline-styles',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle, filename }) {
        if (!filename.endsWith('index.html')) return html;
        const themeFile = resolve(shell, 'theme/themeCss.ts');
        const { themeCss } = (await runnerImport<typeof theming>(themeFile)).module;
        const code = Object.values(bundle ?? {}).map((output) =>
          output.type === 'chunk' ? output.code : '',
        );
        const theme = bundle ? themeCss([html, ...code].join('\n')) : themeCss();
        const files = ['frame.css', 'contrast.css', 'print.css'].map((name) =>
          readFile(resolve(shell, name), 'utf8'),
        );
        const frame = (await Promise.all(files)).join('');
        return html.replace(
          '</head>',
          () => `<style nonce="__CSP_NONCE__">${theme}${frame}${gutter}</style></head>`,
        );
      },
    },
  };
}
