/* oxlint-disable unicorn/consistent-function-scoping -- what runs in the page stands in one function */
import type { Page } from 'playwright';

/** What a screen looks like in figures. */
export interface ScreenFigures {
  /** Pixels from the window's top to the first row or card of the content; null without one. */
  firstRow: number | null;
  /** Texts of the filled buttons in the page, outside of its dialogs. */
  filled: string[];
  /** Sizes of the texts of the page, in pixels, from small to large. */
  sizes: number[];
  /** Controls of the page, its header and footer that are pressed within less than 44 × 44 px, with their width and height. */
  small: string[];
  /** Texts that end at an edge without a sign that there is more. */
  cut: string[];
  /** Words that are broken without a hyphen. */
  broken: string[];
  /** Pixels that the page can be scrolled sideways. */
  beyond: number;
  /** Icons whose drawing the page does not have. */
  undrawn: string[];
}

/**
 * Measures what a page shows now, between header and footer.
 *
 * @param rowSelector the first element that matches is the first row
 */
export function measureScreen(page: Page, rowSelector: string): Promise<ScreenFigures> {
  return page.evaluate((selector) => {
    const main = document.querySelector('main') ?? document.body;
    const nameOf = (element: Element) =>
      (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40) ||
      element.outerHTML.slice(0, 60);
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.getBoundingClientRect().width > 1 &&
      !element.closest('[aria-hidden="true"]');
    const shown = [...main.querySelectorAll('*')].filter(isShown);

    const row = [...main.querySelectorAll(selector)].find(isShown);
    const probe = main.appendChild(document.createElement('i'));
    probe.style.backgroundColor = 'var(--colorBrandBackground)';
    const brand = getComputedStyle(probe).backgroundColor;
    probe.remove();
    const isControl = (element: Element) =>
      element.matches('button, select, summary, input, textarea, [role="combobox"]') ||
      (element.matches('a') && getComputedStyle(element).display !== 'inline');

    // Width and height of its area for presses, which may reach beyond itself.
    const areaOf = (element: Element, shape: Element) => {
      const { content, position, top, bottom, left, right } = getComputedStyle(element, '::after');
      const { width, height } = shape.getBoundingClientRect();
      const beyond = (start: string, end: string) =>
        content === 'none' || position !== 'absolute' ? 0 : Math.max(0, -parseFloat(start) - parseFloat(end));
      return [Math.round(width + beyond(left, right)), Math.round(height + beyond(top, bottom))] as const;
    };
    const texts = shown.flatMap((element) =>
      [...element.childNodes].filter(
        (node): node is Text => node instanceof Text && node.data.trim() !== '' && !element.closest('option'),
      ),
    );
    const linesOf = (node: Text, start: number, end: number) => {
      const range = document.createRange();
      range.setStart(node, start);
      range.setEnd(node, end);
      return new Set(
        [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)),
      );
    };

    return {
      firstRow: row ? Math.round(row.getBoundingClientRect().top + scrollY) : null,
      filled: shown
        .filter(
          (element) => element.matches('button, a') && getComputedStyle(element).backgroundColor === brand,
        )
        .map(nameOf),
      sizes: [
        ...new Set(
          texts.map(
            ({ parentElement }) => parentElement && parseFloat(getComputedStyle(parentElement).fontSize),
          ),
        ),
      ]
        .filter((size) => size !== null)
        .sort((a, b) => a - b),
      small: [...document.querySelectorAll('header *, main *, footer *')]
        .filter(isShown)
        .filter(isControl)
        .filter((element) => !element.matches('[role="combobox"] *, .fui-Input *, [tabindex="-1"]:not(td *)'))
        .map((element) => ({
          element,
          target: element.closest('label, .fui-Input, .fui-Combobox, .fui-Select, .fui-Textarea') ?? element,
        }))
        .map(({ element, target }) => ({ element, area: areaOf(element, target) }))
        .filter(({ area }) => Math.min(...area) < 44)
        .map(({ element, area }) => `${nameOf(element)} ${area.join(' × ')}`),
      cut: shown
        .filter((element) => {
          const { overflowX, textOverflow, maskImage } = getComputedStyle(element);
          return (
            overflowX !== 'visible' &&
            textOverflow !== 'ellipsis' &&
            element.scrollWidth > element.clientWidth + 1 &&
            !element.matches('input, textarea, select') &&
            // It fades out.
            maskImage === 'none' &&
            getComputedStyle(element, '::after').position !== 'sticky'
          );
        })
        .map((element) => `${nameOf(element)} +${String(element.scrollWidth - element.clientWidth)}`),
      beyond: Math.max(0, document.documentElement.scrollWidth - innerWidth),
      undrawn: [...document.querySelectorAll('use')]
        .map((icon) => icon.getAttribute('href') ?? '')
        .filter((href) => document.getElementById(href.slice(1)) === null),
      broken: texts.flatMap((node) => {
        if (node.parentElement && getComputedStyle(node.parentElement).hyphens === 'auto') return [];
        return [...node.data.matchAll(/[\p{L}\d]+/gu)]
          .filter(({ 0: word, index }) => linesOf(node, index, index + word.length).size > 1)
          .map(([word]) => word);
      }),
    };
  }, rowSelector);
}
