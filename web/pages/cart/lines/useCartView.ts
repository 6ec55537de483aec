import { useMemo, useState } from 'react';
import { findChoices } from '../../../ui/form/findChoices.ts';

/** The orders that the lines of a cart can be shown in. */
export const cartSorts = ['ADDED', 'ARTICLE', 'TOTAL'] as const;

/** One of them. */
export type CartSort = (typeof cartSorts)[number];

type Line = {
  readonly dbId: string;
  readonly article: {
    readonly name?: string | null | undefined;
    readonly description?: string | null | undefined;
  };
  readonly totalAmount?: { readonly value: number } | null | undefined;
};

/** Which lines of a cart are shown, and in which order. */
export type CartView = {
  text: string;
  setText: (text: string) => void;
  sort: CartSort;
  setSort: (sort: CartSort) => void;
  /** Shows some lines alone, by `dbId`: they stay when they change. With null all are shown again. */
  only: ReadonlySet<string> | null;
  setOnly: (lines: ReadonlySet<string> | null) => void;
  /** The lines to show by `dbId`; null for all of them as they were added. */
  order: readonly string[] | null;
};

/** The view of a cart's lines, all of them to begin with. */
export function useCartView(lines: readonly Line[]): CartView {
  const [text, setText] = useState('');
  const [sort, setSort] = useState<CartSort>('ADDED');
  const [only, setOnly] = useState<ReadonlySet<string> | null>(null);
  const order = useMemo(() => {
    if (text.trim() === '' && sort === 'ADDED' && only === null) return null;
    const chosen = only ? lines.filter(({ dbId }) => only.has(dbId)) : lines;
    const labels = chosen.map(({ dbId, article }) => ({
      value: dbId,
      label: `${article.name ?? ''} ${article.description ?? ''}`,
    }));
    const found = new Set(
      (text.trim() === '' ? labels : findChoices(labels, text.trim())).map(({ value }) => value),
    );
    const shown = chosen.filter(({ dbId }) => found.has(dbId));
    if (sort === 'ARTICLE')
      shown.sort((one, other) => (one.article.name ?? '').localeCompare(other.article.name ?? ''));
    if (sort === 'TOTAL')
      shown.sort((one, other) => (other.totalAmount?.value ?? 0) - (one.totalAmount?.value ?? 0));
    return shown.map(({ dbId }) => dbId);
  }, [lines, only, sort, text]);
  return { text, setText, sort, setSort, only, setOnly, order };
}
