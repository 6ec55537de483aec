import { Caption1, makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { claimItemStatuses, isClaimItemStatus } from '../../../parts/claims/claimStatus.ts';
import { ClaimItemStatusTag } from '../../../parts/claims/ClaimTags.tsx';
import { EmptyState } from '../../../ui/notices/EmptyState.tsx';
import { ClaimItemCard } from './ClaimItemCard.tsx';
import type { ClaimItemRow, ItemView } from './ClaimItemRow.ts';

const useStyles = makeStyles({
  board: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))',
    gap: tokens.spacingHorizontalM,
    alignItems: 'start',
  },
  column: {
    padding: tokens.spacingHorizontalS,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground2,
    minInlineSize: 0,
  },
  head: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalS, margin: 0 },
  hint: { display: 'block', color: tokens.colorNeutralForeground2, paddingBlock: tokens.spacingVerticalXS },
  cards: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalS,
    listStyleType: 'none',
    margin: 0,
    padding: 0,
  },
});

type Props = ItemView & {
  /** Whether the claim is finished: nothing follows for its items. */
  isClosed: boolean;
};

/** The items as cards in one column per status, what waits for the customer first (CLM-08, CLM-11). */
export function ClaimBoard({ items, isClosed, isNew, onEdit }: Props): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  if (items.length === 0) return <EmptyState title={t('CLAIM.ITEMS.EMPTY')} />;
  const byStatus = Map.groupBy(items, ({ status }) => status ?? '');
  const statuses = [
    ...claimItemStatuses.filter((status) => byStatus.has(status)),
    ...[...byStatus.keys()].filter((status) => !isClaimItemStatus(status)),
  ];
  return (
    <div className={styles.board}>
      {statuses.map((status) => {
        const cards: readonly ClaimItemRow[] = byStatus.get(status) ?? [];
        return (
          <section
            key={status}
            className={styles.column}
            aria-label={
              isClaimItemStatus(status) ? t(`CLAIM.ITEM_STATUS.${status}`) : (cards[0]?.statusText ?? status)
            }
          >
            <h3 className={styles.head}>
              <ClaimItemStatusTag value={status} text={cards[0]?.statusText} />
              <Caption1>{cards.length}</Caption1>
            </h3>
            {isClaimItemStatus(status) && !(isClosed && status === 'ACCEPTED') ? (
              <Caption1 className={styles.hint}>{t(`CLAIM.ITEM_STATUS.${status}.HINT`)}</Caption1>
            ) : null}
            <ul className={styles.cards}>
              {cards.map((item) => (
                <li key={item.id}>
                  <ClaimItemCard item={item} isNew={isNew(item.id)} onEdit={() => onEdit(item)} />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
