import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '../announce/announce.ts';
import { formatNumber } from '../values/formatMoney.ts';
import type { ListUrl } from './useListUrl.ts';

type Shown = {
  /** Names the list. */
  label: string;
  list: Pick<ListUrl, 'page' | 'limit' | 'pageHref'>;
  /** How many rows there are on all pages; null where they could not be read, which is said by itself. */
  total: number | null;
  /** What is said instead of no rows. */
  noMatch?: string | undefined;
  /** Whether the list comes with an action, such as a search, and is said at once; else with its page, which is said. */
  comesAlone?: boolean;
};

/** Says what a filter, a page, a page size or an order of a list has led to: how many rows, and which page (LIST-03). */
export function useSayList({ label, list, total, noMatch, comesAlone = false }: Shown): void {
  const { t } = useTranslation();
  const address = list.pageHref({});
  const said = useRef(comesAlone ? null : address);
  const say = useEffectEvent(() => {
    if (total === null) return;
    if (total === 0) return announce(noMatch ?? `${label}: 0`);
    const pages = Math.ceil(total / list.limit);
    const count = formatNumber(total, 0, 'DOT');
    announce(
      pages > 1 ? `${label}: ${count}. ${t('PAGER.AT', { page: list.page, pages })}` : `${label}: ${count}`,
    );
  });
  useEffect(() => {
    if (said.current === address) return;
    said.current = address;
    say();
  }, [address]);
}
