import { useLayoutEffect, type RefObject } from 'react';

/**
 * Keeps the columns of a windowed table as wide as its first rows need them; the widest takes what is left. Otherwise the
 * rows in view would share out the space at each step of scrolling: columns would jump, and all cells be laid out again.
 * A column still grows for a wider value, and stays so until the area or the columns change. Needs a `<col>` for each
 * column.
 *
 * @param area the element that scrolls
 * @param columns what tells the columns and their headings apart; null before there are rows
 */
export function useSteadyWidths(area: RefObject<HTMLElement | null>, columns: string | null): void {
  useLayoutEffect(() => {
    const table = area.current?.querySelector('table');
    if (!area.current || !table || columns === null) return;
    const { current } = area;
    const heads = [...table.querySelectorAll('th')];
    const cols = table.querySelectorAll('col');
    let kept: readonly (number | null)[] = [];
    let areaWidth = 0;
    const keep = (widths: readonly (number | null)[]) => {
      kept = widths;
      for (const [i, col] of cols.entries()) col.style.inlineSize = toCss(kept[i]);
    };
    const observer = new ResizeObserver(() => {
      if (areaWidth !== current.clientWidth) {
        areaWidth = current.clientWidth;
        keep([]);
        keep(chooseWidths(table, heads));
        return;
      }
      const grown = kept.map((width, i) => width && Math.max(width, widthOf(heads[i])));
      if (grown.some((width, i) => width !== kept[i])) keep(grown);
    });
    observer.observe(current);
    for (const head of heads) observer.observe(head);
    return () => {
      observer.disconnect();
      keep([]);
    };
  }, [area, columns]);
}

/** What each column needs, at most what it has; null for the widest. */
function chooseWidths(table: HTMLElement, heads: readonly HTMLElement[]): readonly (number | null)[] {
  const shared = heads.map(widthOf);
  table.style.inlineSize = 'max-content';
  const needed = heads.map((head) => Math.ceil(widthOf(head)));
  table.style.inlineSize = '';
  const widest = needed.indexOf(Math.max(...needed));
  return needed.map((width, i) => (i === widest ? null : Math.min(width, shared[i] ?? width)));
}

const widthOf = (head: HTMLElement | undefined) => head?.getBoundingClientRect().width ?? 0;
const toCss = (width: number | null | undefined) => (width == null ? '' : `${width}px`);
