import DOMPurify from 'dompurify';
import { placeText, type TextPlace } from './placeText.ts';

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

/**
 * Somebody else's HTML as elements that are safe to add to the page. Scripts, forms, styles and addresses of other kinds
 * than web, mail and telephone are dropped, their text is kept.
 */
export function cleanHtml(html: string, place: TextPlace): DocumentFragment {
  return placeText(purifier().sanitize(hideStyles(html), options), place);
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
