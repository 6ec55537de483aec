import { findNumbers, type FoundNumber } from './findNumbers.ts';

/** Address of the screen for a number; null where the user may not open it. */
export type NumberUrl = (found: Pick<FoundNumber, 'kind' | 'number'>) => string | null;

/** Makes the part and order numbers in a text links. Links and preformatted text stay as they are. */
export function linkNumbers(fragment: DocumentFragment, toUrl: NumberUrl): void {
  const walker = document.createTreeWalker(fragment, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (node instanceof Text && !node.parentElement?.closest('a, pre, summary')) texts.push(node);
  }
  for (const node of texts) {
    // From the end, so that the places found before stay where they are.
    for (const { kind, number, start, end } of findNumbers(node.data).reverse()) {
      const url = toUrl({ kind, number });
      if (url === null) continue;
      node.splitText(end);
      const link = document.createElement('a');
      link.setAttribute('href', url);
      link.setAttribute('data-screen', '');
      node.splitText(start).replaceWith(link);
      link.textContent = number;
    }
  }
}
