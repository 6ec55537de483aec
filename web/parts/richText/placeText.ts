import { cleanImage } from './cleanImage.ts';
import { cleanLink } from './cleanLink.ts';
import { linkNumbers, type NumberUrl } from './linkNumbers.ts';

/** The place where somebody else's text is shown. */
export type TextPlace = {
  /** Level of the text's highest headings, below the headings around it. */
  topHeading: 2 | 3 | 4;
  /** Name of a table without a caption, for screen readers. */
  tableLabel: string;
  /** Where the numbers in the text lead. */
  numberUrl: NumberUrl;
};

/**
 * Fits somebody else's text, of elements that run nothing, into its place: addresses of other kinds than web, mail and
 * telephone are dropped, pictures of other hosts become links, numbers lead to what they name.
 */
export function placeText(
  fragment: DocumentFragment,
  { topHeading, tableLabel, numberUrl }: TextPlace,
): DocumentFragment {
  for (const link of fragment.querySelectorAll('a')) cleanLink(link, fragment);
  for (const image of fragment.querySelectorAll('img')) cleanImage(image);
  moveHeadings(fragment, topHeading);
  for (const table of fragment.querySelectorAll('table')) frameTable(table, tableLabel);
  linkNumbers(fragment, numberUrl);
  return fragment;
}

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
