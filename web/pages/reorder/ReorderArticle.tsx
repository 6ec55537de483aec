import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { ArticleNumber } from '../../parts/article/ArticleNumber.tsx';
import { catalogUrl } from '../../parts/catalog/catalog.urls.ts';
import { CandidateSelect } from '../../parts/orderLists/CandidateSelect.tsx';
import { TextLink } from '../../ui/links/TextLink.tsx';
import type { LineState } from './lineStates.ts';

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
  const { line, candidates, chosen } = state;
  const { number, status } = line;
  return (
    <span className={styles.cell}>
      <ArticleNumber name={number} />
      {line.description ? <span className={styles.words}>{line.description}</span> : null}
      {status !== 'ORDERABLE' && candidates.length > 0 ? (
        <CandidateSelect
          number={number}
          candidates={candidates}
          chosen={chosen?.article.id ?? null}
          onChoose={onChoose}
        />
      ) : null}
      {status === 'GONE' || candidates.length === 0 ? (
        <TextLink to={catalogUrl({ searchString: number })}>{t('DESK.SEARCH', { number })}</TextLink>
      ) : null}
    </span>
  );
}
