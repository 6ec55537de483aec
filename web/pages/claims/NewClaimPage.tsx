import { Body1, Caption1, makeStyles, Subtitle2, tokens } from '@fluentui/react-components';
import { ArrowHookUpLeft24Regular } from '@fluentui/react-icons/svg/arrow-hook-up-left';
import { WrenchScrewdriver24Regular } from '@fluentui/react-icons/svg/wrench-screwdriver';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { standardCode } from '../../i18n/languages.ts';
import { createClaimUrl, type ClaimKind } from '../../parts/claims/claims.urls.ts';
import { useDraft } from '../../parts/drafts/useDraft.ts';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { relativeDate } from '../../ui/values/relativeDate.ts';
import { draftForm, readItems } from './draft/claimDrafts.ts';

const useStyles = makeStyles({
  choices: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))',
    gap: tokens.spacingHorizontalL,
    maxInlineSize: '720px',
    marginBlockStart: tokens.spacingVerticalM,
  },
  choice: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalXS,
    padding: tokens.spacingHorizontalL,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  icon: { color: tokens.colorBrandForeground1 },
  text: { color: tokens.colorNeutralForeground2 },
});

/** The choice of the kind of a new claim: goods that come back, or goods with a fault (CLM-02). */
export function NewClaimPage(): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  return (
    <>
      <PageHeader title={t('CLAIM.NEW')} />
      <div className={styles.choices}>
        <Choice kind="return" name={t('CLAIM.TYPE.RETURN')} text={t('CLAIM.NEW.RETURN.HINT')} />
        <Choice
          kind="reclamation"
          name={t('CLAIM.TYPE.RECLAMATION')}
          text={t('CLAIM.NEW.RECLAMATION.HINT')}
        />
      </div>
    </>
  );
}

function Choice({ kind, name, text }: { kind: ClaimKind; name: string; text: string }): ReactElement {
  const styles = useStyles();
  const { t, i18n } = useTranslation();
  const { draft } = useDraft(draftForm(kind), readItems);
  const [now] = useState(() => new Date());
  return (
    <Link to={createClaimUrl(kind)} className={styles.choice}>
      <span className={styles.icon}>
        {kind === 'return' ? <ArrowHookUpLeft24Regular /> : <WrenchScrewdriver24Regular />}
      </span>
      <Subtitle2>{name}</Subtitle2>
      <Body1 className={styles.text}>{text}</Body1>
      {draft && draft.value.length > 0 ? (
        <Caption1>
          {t('CLAIM.NEW.DRAFT', {
            count: draft.value.length,
            age: relativeDate(draft.savedAt, now, standardCode(i18n.language)),
          })}
        </Caption1>
      ) : null}
    </Link>
  );
}
