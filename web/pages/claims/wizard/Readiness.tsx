import { Body1Strong, makeStyles, tokens } from '@fluentui/react-components';
import { CheckmarkCircle16Regular } from '@fluentui/react-icons/svg/checkmark-circle';
import { Circle16Regular } from '@fluentui/react-icons/svg/circle';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { ClaimKind } from '../../../parts/claims/claims.urls.ts';
import type { DraftItem } from '../draft/DraftItem.ts';
import { proofsOf, type WrongCircumstances } from '../draft/proofsOf.ts';

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0, marginBlockStart: tokens.spacingVerticalXS },
  proof: { display: 'flex', alignItems: 'start', gap: tokens.spacingHorizontalS, paddingBlock: '2px' },
  icon: { display: 'inline-flex', flexShrink: 0, paddingBlockStart: '2px' },
  there: { color: tokens.colorStatusSuccessForeground1 },
  missing: { color: tokens.colorNeutralForeground3 },
});

type Props = { item: DraftItem; kind: ClaimKind; wrong: WrongCircumstances | undefined };

/** Which proofs an item has, and in plain words what the missing ones delay. */
export function Readiness({ item, kind, wrong }: Props): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const proofs = proofsOf(item, kind, wrong);
  return (
    <section aria-label={t('CLAIM.READY')}>
      <Body1Strong>
        {t('CLAIM.READY.COUNT', {
          there: proofs.filter(({ isThere }) => isThere).length,
          all: proofs.length,
        })}
      </Body1Strong>
      <ul className={styles.list}>
        {proofs.map(({ key, isThere }) => (
          <li key={key} className={styles.proof}>
            <span className={`${styles.icon} ${isThere ? styles.there : styles.missing}`}>
              {isThere ? <CheckmarkCircle16Regular /> : <Circle16Regular />}
            </span>
            {t(isThere ? `CLAIM.READY.${key}` : `CLAIM.READY.NO_${key}`)}
          </li>
        ))}
      </ul>
    </section>
  );
}
