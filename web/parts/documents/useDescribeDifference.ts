import { useTranslation } from 'react-i18next';
import type { LineDifferences_check$data } from '../../__generated__/LineDifferences_check.graphql.ts';
import { useSession } from '../../shell/session/useSession.ts';
import { dash } from '../../ui/values/dash.ts';
import { formatMoney, formatPieces } from '../../ui/values/formatMoney.ts';
import { readMoney } from '../money/Money.tsx';

type Line = NonNullable<LineDifferences_check$data['lines'][number]>;

/** Says how an invoice's line differs from the order's, for a comment or a claim. */
export function useDescribeDifference(): (line: Line) => string {
  const { t } = useTranslation();
  const { decimalStyle } = useSession();
  const side = (part: Line['item'] | Line['orderItem']) =>
    part ? `${formatPieces(part.qty)} × ${formatMoney(readMoney(part.price), decimalStyle)}` : dash;
  return ({ articleName, differences, item, orderItem }) =>
    t('CHECK.COMMENT_LINE', {
      article: articleName ?? dash,
      differences: differences.map((difference) => t(`CHECK.${difference}`)).join(', '),
      ordered: side(orderItem),
      invoiced: side(item),
    });
}
