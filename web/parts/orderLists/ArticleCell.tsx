import { Button, makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { TextLink } from '../../ui/links/TextLink.tsx';
import { touchTarget } from '../../ui/touchTarget.ts';
import { catalogUrl } from '../catalog/catalog.urls.ts';
import { choose, chosenOf, takeAlike, type ChangeLine, type DeskLine } from './deskLines.ts';
import { CandidateSelect } from './CandidateSelect.tsx';
import { ReplacedArticle } from './ReplacedArticle.tsx';
import { ArticleLink } from '../article/ArticleLink.tsx';

const useStyles = makeStyles({
  cell: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXXS, minInlineSize: '160px' },
  name: { fontWeight: tokens.fontWeightSemibold, whiteSpace: 'nowrap' },
  search: { ...touchTarget, alignSelf: 'start' },
  words: { color: tokens.colorNeutralForeground3, overflowWrap: 'anywhere' },
});

/** The article that a line takes; a choice where there are several, a way to look for one where there is none, and what its number may mean. */
export function ArticleCell({ line, onChange }: { line: DeskLine; onChange: ChangeLine }): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const { candidates, match, number, key } = line;
  const chosen = chosenOf(line);

  if (candidates.length === 0) {
    return (
      <span className={styles.cell}>
        <TextLink to={catalogUrl({ searchString: number })} className={styles.search}>
          {t('DESK.SEARCH', { number })}
        </TextLink>
        {line.alike ? (
          <Button size="small" onClick={() => onChange(key, takeAlike)}>
            {t('DESK.ALIKE', {
              number:
                line.alike.qty === null ? line.alike.number : `${line.alike.qty} × ${line.alike.number}`,
            })}
          </Button>
        ) : null}
      </span>
    );
  }
  return (
    <span className={styles.cell}>
      {candidates.length > 1 || match === 'REPLACED' ? (
        <CandidateSelect
          number={number}
          candidates={candidates}
          chosen={line.chosen}
          onChoose={(article) => onChange(key, (one) => choose(one, article))}
        />
      ) : null}
      {match === 'REPLACED' ? <ReplacedArticle line={line} /> : null}
      {chosen && match !== 'REPLACED' ? (
        <span className={styles.words}>
          {candidates.length === 1 ? (
            <span className={styles.name}>
              <ArticleLink name={chosen.article.name} />{' '}
            </span>
          ) : null}
          {[candidates.length === 1 ? chosen.article.brand : null, chosen.article.description]
            .filter(Boolean)
            .join(', ')}
        </span>
      ) : null}
    </span>
  );
}
