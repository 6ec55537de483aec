import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { ResultCards_hits$key } from '../../../__generated__/ResultCards_hits.graphql.ts';
import { ResultCard } from './ResultCard.tsx';
import { present } from '../../../ui/list/present.ts';
import { SkipRows } from '../../../ui/table/SkipRows.tsx';
import { UnreadableRows } from '../../../ui/list/UnreadableRows.tsx';

const useStyles = makeStyles({
  cards: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 352px), 1fr))',
    gap: tokens.spacingHorizontalM,
    listStyleType: 'none',
    margin: 0,
    padding: 0,
  },
});

/** Found articles as cards (CAT-04). */
export function ResultCards({ label, hits }: { label: string; hits: ResultCards_hits$key }): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const rows = useFragment(
    graphql`
      fragment ResultCards_hits on ArticleHit @relay(plural: true) {
        article @required(action: NONE) {
          id
        }
        ...ResultCard_hit
      }
    `,
    hits,
  );
  const cards = present(rows);
  return (
    <>
      {cards.length > 5 ? <SkipRows label={t('TABLE.SKIP_RESULTS')} /> : null}
      <ul className={styles.cards} aria-label={label}>
        {cards.map((hit) => (
          <ResultCard key={hit.article.id} hit={hit} />
        ))}
      </ul>
      <UnreadableRows rows={rows} />
    </>
  );
}
