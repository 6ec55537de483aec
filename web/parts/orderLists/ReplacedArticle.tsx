import { Caption1, Caption1Strong, makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { ArticleLink } from '../article/ArticleLink.tsx';
import type { Candidate } from './useResolveLines.ts';
import { useSession } from '../../shell/session/useSession.ts';
import { formatMoney } from '../../ui/values/formatMoney.ts';
import { chosenOf, type DeskLine } from './deskLines.ts';

const useStyles = makeStyles({
  pair: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(130px, 1fr))',
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM}`,
  },
  side: { display: 'flex', flexDirection: 'column', minInlineSize: 0, overflowWrap: 'anywhere' },
  words: { color: tokens.colorNeutralForeground3 },
  warning: { color: tokens.colorStatusWarningForeground1 },
});

/** The article that is no longer made next to the one that would replace it, so that the choice is made with open eyes. */
export function ReplacedArticle({ line }: { line: DeskLine }): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const old = line.candidates.find(({ article }) => article.eol);
  const chosen = chosenOf(line);
  const next = chosen && chosen !== old ? chosen : line.candidates.find((one) => one !== old);
  return (
    <>
      <span className={styles.pair}>
        {old ? <Side title={t('DESK.REPLACED.OLD')} candidate={old} /> : null}
        {next ? <Side title={t('DESK.REPLACED.NEW')} candidate={next} /> : null}
      </span>
      {old && next && kindOf(old) !== kindOf(next) ? (
        <Caption1 className={styles.warning}>{t('DESK.REPLACED.OTHER_KIND')}</Caption1>
      ) : null}
    </>
  );
}

function Side({ title, candidate }: { title: string; candidate: Candidate }): ReactElement {
  const styles = useStyles();
  const { decimalStyle } = useSession();
  const { name, brand, description, price } = candidate.article;
  return (
    <span className={styles.side}>
      <Caption1Strong>{title}</Caption1Strong>
      <ArticleLink name={name} />
      <Caption1 className={styles.words}>{[brand, description].filter(Boolean).join(', ')}</Caption1>
      <Caption1>{formatMoney(price, decimalStyle)}</Caption1>
    </span>
  );
}

/** Descriptions start with the kind of part. */
const kindOf = ({ article }: Candidate): string => (article.description ?? '').split(',')[0]?.trim() ?? '';
