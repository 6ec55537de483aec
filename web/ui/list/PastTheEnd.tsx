import type { ReactElement } from 'react';
import { Navigate } from 'react-router-dom';
import type { ListUrl } from './useListUrl.ts';

type Props = {
  list: Pick<ListUrl, 'limit' | 'pageHref'>;
  /** How many rows there are on all pages. */
  total: number;
};

/** For a page that a list does not have, since rows are gone: leads to its last one, in the same step of the history. */
export function PastTheEnd({ list, total }: Props): ReactElement {
  return <Navigate replace to={list.pageHref({ page: Math.max(1, Math.ceil(total / list.limit)) })} />;
}
