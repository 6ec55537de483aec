import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { ResultList_hits$key } from '../../../__generated__/ResultList_hits.graphql.ts';
import type { ResultList_viewer$key } from '../../../__generated__/ResultList_viewer.graphql.ts';
import { ResultCards } from './ResultCards.tsx';
import { useStore } from '../../../ui/createStore.ts';
import { resultLayout } from './resultLayout.ts';
import { ResultTable } from './ResultTable.tsx';

type Props = {
  /** The list's name, for screen readers. */
  label: string;
  hits: ResultList_hits$key;
  viewer: ResultList_viewer$key;
};

/** Found articles as cards or as a table, as the user has chosen; the table is a dense list on a phone (CAT-04, GAP-118). */
export function ResultList({ label, hits: hitsKey, viewer: viewerKey }: Props): ReactElement {
  const layout = useStore(resultLayout);
  const hits = useFragment(
    graphql`
      fragment ResultList_hits on ArticleHit @relay(plural: true) {
        ...ResultCards_hits
        ...ResultTable_hits
      }
    `,
    hitsKey,
  );
  const viewer = useFragment(
    graphql`
      fragment ResultList_viewer on Viewer {
        ...ResultTable_viewer
      }
    `,
    viewerKey,
  );
  return layout === 'cards' ? (
    <ResultCards label={label} hits={hits} />
  ) : (
    <ResultTable label={label} hits={hits} viewer={viewer} />
  );
}
