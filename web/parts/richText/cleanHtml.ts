import DOMPurify from 'dompurify';
import { cleanImage } from './cleanImage.ts';
import { cleanLink } from './cleanLink.ts';
import { linkNumbers, type NumberUrl } from './linkNumbers.ts';

/** Text, lists, tables, pictures and links. No forms, no media, no landmarks, nothing that draws outside of the text. */
const tags =
  'a abbr b blockquote br caption cite code col colgroup dd del details dfn div dl dt em figcaption figure h1 h2 h3 h4 h5 h6 ' +
  'hr i img ins kbd li mark ol p pre q s samp small span strong sub summary sup table tbody td tfoot th thead time tr u ul var wbr';

/**
 * No class, because it could name a rule of the portal's own styles; no style, because it could cover the page, and because
 * colours meant for white paper cannot be read in the dark theme. Of a style its text alignment is kept.
 */
const attributes =
  'align alt colspan data-block dir height href id lang name open reversed rowspan scope span src start title type width';

/** Kinds of highlighted blocks, as `<div data-block="info">`. */
const blocks = ['info', 'question', 'error'];

const options = {
  ALLOWED_TAGS: tags.split(' '),
  ALLOWED_ATTR: attributes.split(' '),
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  // Ids become `user-content-…`, so that they cannot stand for an element or a global variable of the portal.
  SANITIZE_NAMED_PROPS: true,
  // Not a text that the browser would parse a second time, perhaps with another result.
  RETURN_DOM_FRAGMENT: true,
} as const;

/** What `cleanHtml` needs to know of the place where the text is shown. */
export type CleanOptions = {
  /** Level of the text's highest headings, below the headings around it. */
  topHeading: 2 | 3 | 4;
  /** Name of a table without a caption, for screen readers. */
  tableLabel: string;
  /** Where the numbers in the text lead. */
  numberUrl: NumberUrl;
};

/**
 * Somebody else's HTML as elements that are safe to add to the page. Scripts, forms, styles and addresses of other kinds
 * than web, mail and telephone are dropped, their text is kept.
 */
export function cleanHtml(
  html: string,
  { topHeading, tableLabel, numberUrl }: CleanOptions,
): DocumentFragment {
  const fragment = purifier().sanitize(hideStyles(html), options);
  for (const link of fragment.querySelectorAll('a')) cleanLink(link, fragment);
  for (const image of fragment.querySelectorAll('img')) cleanImage(image);
  moveHeadings(fragment, topHeading);
  for (const table of fragment.querySelectorAll('table')) frameTable(table, tableLabel);
  linkNumbers(fragment, numberUrl);
  return fragment;
}

let purify: ReturnType<typeof DOMPurify> | null = null;

/** An instance that no other code can configure. */
function purifier(): ReturnType<typeof DOMPurify> {
  if (purify) return purify;
  purify = DOMPurify(window);
  purify.addHook('uponSanitizeElement', (node) => {
    if (!(node instanceof Element)) return;
    const style = node.getAttribute('data-style');
    const align = /(?:^|;)\s*text-align\s*:\s*(left|right|center|start|end)\b/i.exec(style ?? '')?.[1];
    if (align !== undefined) node.setAttribute('align', align);
  });
  purify.addHook('uponSanitizeAttribute', (_node, data) => {
    if (data.attrName === 'data-block') data.keepAttr = blocks.includes(data.attrValue);
    if (data.attrName === 'width' || data.attrName === 'height')
      data.keepAttr = /^\d{1,4}%?$/.test(data.attrValue);
    if (data.attrName === 'type') data.keepAttr = /^[1aAiI]$/.test(data.attrValue);
  });
  return purify;
}

/**
 * Renames style attributes, which are dropped later: the page's policy forbids them, and a browser reports each one while
 * it is parsed.
 */
const hideStyles = (html: string): string =>
  html.replaceAll(/<[a-z][^<>]*>/gi, (tag) => tag.replaceAll(/([\s"'/])style(?=\s*=)/gi, '$1data-style'));

/** Renames headings so that the highest are of level `top`: the outline of the page stays whole. */
function moveHeadings(fragment: DocumentFragment, top: number): void {
  const headings = [...fragment.querySelectorAll('h1, h2, h3, h4, h5, h6')];
  const shift = top - Math.min(...headings.map(levelOf));
  if (shift === 0) return;
  for (const heading of headings) {
    const moved = heading.ownerDocument.createElement(`h${Math.min(6, levelOf(heading) + shift)}`);
    for (const { name, value } of heading.attributes) moved.setAttribute(name, value);
    moved.append(...heading.childNodes);
    heading.replaceWith(moved);
  }
}

const levelOf = (heading: Element): number => Number(heading.tagName.slice(1));

/** A wide table scrolls within a frame, which the keyboard reaches. */
function frameTable(table: HTMLTableElement, label: string): void {
  const frame = table.ownerDocument.createElement('div');
  frame.setAttribute('data-table', '');
  frame.setAttribute('role', 'group');
  frame.setAttribute('aria-label', table.caption?.textContent?.trim() || label);
  frame.tabIndex = 0;
  table.replaceWith(frame);
  frame.append(table);
}
