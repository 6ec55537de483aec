import { makeStyles, tokens } from '@fluentui/react-components';
import { Fragment, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../ui/values/formatDate.ts';
import { formatNumber } from '../../../ui/values/formatMoney.ts';
import { useSession } from '../../../shell/session/useSession.ts';
import type { ClaimItemRow } from './ClaimItemRow.ts';

const useStyles = makeStyles({
  list: {
    display: 'grid',
    gridTemplateColumns: 'max-content minmax(0, 1fr)',
    columnGap: tokens.spacingHorizontalS,
    margin: 0,
  },
  term: { color: tokens.colorNeutralForeground3 },
  detail: { margin: 0, overflowWrap: 'anywhere' },
});

/** What was said about an item in addition; nothing for an item without (GAP-132). */
export function ClarificationList({ item }: { item: ClaimItemRow }): ReactElement | null {
  const styles = useStyles();
  const { t } = useTranslation();
  const { decimalStyle } = useSession();
  const car = [item.carBrand, item.carModel, item.carModelClarification, item.carModelYear]
    .filter(Boolean)
    .join(' ');
  const at = (date: string | null | undefined, mileage: number | null | undefined) =>
    [
      date ? formatDate(date) : null,
      mileage == null ? null : t('CLAIM.MILEAGE', { mileage: formatNumber(mileage, 0, decimalStyle) }),
    ]
      .filter(Boolean)
      .join(', ');
  const rows = [
    { label: t('CLAIM.CAR'), value: car },
    { label: t('CLAIM.FITTED'), value: at(item.fittingDate, item.fittingOnMillage) },
    { label: t('CLAIM.FAULT'), value: at(item.problemDate, item.problemOnMillage) },
    { label: t('CLAIM.CRASHED_BOX'), value: item.hasCrashedBoxRetention ? t('YES') : '' },
    { label: t('CLAIM.BAD_PACKING'), value: item.hasBadPackingRetention ? t('YES') : '' },
  ].filter(({ value }) => value !== '');
  if (rows.length === 0) return null;
  return (
    <dl className={styles.list}>
      {rows.map(({ label, value }) => (
        <Fragment key={label}>
          <dt className={styles.term}>{label}</dt>
          <dd className={styles.detail}>{value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
