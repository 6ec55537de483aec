import { makeStyles, Select, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { ArticleNumber } from '../../parts/article/ArticleNumber.tsx';
import { catalogUrl } from '../../parts/catalog/catalog.urls.ts';
import { useSession } from '../../shell/session/useSession.ts';
import { formatMoney, formatNumber } from '../../ui/values/formatMoney.ts';
import { TextLink } from '../../ui/links/TextLink.tsx';
import type { Candidate, LineState } from './lineStates.ts';

const useStyles = makeStyles({
  cell: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'start',
    gap: tokens.spacingVerticalXXS,
    flexGrow: 1,
    minInlineSize: 0,
    fontWeight: tokens.fontWeightRegular,
  },
  // Its longest option would make the cell wider than a phone.
  choice: { inlineSize: '100%', minInlineSize: '160px', contain: 'inline-size' },
  words: { color: tokens.colorNeutralForeground3, overflowWrap: 'anywhere' },
});

type Props = {
  state: LineState;
  /** Called with the global id of an article; null takes the choice back. */
  onChoose: (article: string | null) => void;
};

/** The article of a line; a choice where it is not the article itself, and the way to look for another. */
export function ReorderArticle({ state, onChoose }: Props): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const { decimalStyle } = useSession();
  const { line, candidates, chosen } = state;
  const { number, status } = line;
  const describe = ({ article, availableQty }: Candidate) =>
    [
      article.name,
      article.brand,
      article.price && formatMoney(article.price, decimalStyle),
      availableQty == null ? null : t('DESK.AVAILABLE', { available: formatNumber(availableQty, 0, 'DOT') }),
    ]
      .filter(Boolean)
      .join(' · ');
  return (
    <span className={styles.cell}>
      <ArticleNumber name={number} />
      {line.description ? <span className={styles.words}>{line.description}</span> : null}
      {status !== 'ORDERABLE' && candidates.length > 0 ? (
        <Select
          className={styles.choice}
          size="small"
          aria-label={t('DESK.CHOOSE_FOR', { number })}
          value={chosen?.article.id ?? ''}
          onChange={(_, { value }) => onChoose(value || null)}
        >
          <option value="">{t('DESK.CHOOSE')}</option>
          {candidates.map((candidate) => (
            <option key={candidate.article.id} value={candidate.article.id}>
              {describe(candidate)}
            </option>
          ))}
        </Select>
      ) : null}
      {status === 'GONE' || candidates.length === 0 ? (
        <TextLink to={catalogUrl({ searchString: number })}>{t('DESK.SEARCH', { number })}</TextLink>
      ) : null}
    </span>
  );
}
