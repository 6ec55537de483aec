import { makeStyles, SearchBox, tokens } from '@fluentui/react-components';
import { useDeferredValue, useMemo, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import { Outlet, useMatch, useRevalidator } from 'react-router-dom';
import type { WikiAreaQuery } from '../../__generated__/WikiAreaQuery.graphql.ts';
import { useRouteQuery } from '../../relay/useRouteQuery.ts';
import { ErrorPanel } from '../../ui/notices/ErrorPanel.tsx';
import { present } from '../../ui/list/present.ts';
import { useIsPhone } from '../../ui/useIsPhone.ts';
import { TitleMatches } from './TitleMatches.tsx';
import { TreeView } from './TreeView.tsx';
import { WikiTreeContext } from './WikiTreeContext.ts';
import { WikiUpload } from './WikiUpload.tsx';
import { buildTree } from './wikiTree.ts';

const useStyles = makeStyles({
  area: {
    display: 'grid',
    gridTemplateColumns: '300px minmax(0, 1fr)',
    gap: tokens.spacingHorizontalXXL,
    '@media (max-width: 1023.98px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  side: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM, minInlineSize: 0 },
  contents: {
    padding: `${tokens.spacingVerticalM} 0`,
    cursor: 'pointer',
    fontWeight: tokens.fontWeightSemibold,
  },
  search: { inlineSize: '100%', maxInlineSize: 'none' },
});

/** The knowledge base: the search in titles, the tree, and the page of the URL next to it (WIKI-01, WIKI-02). */
export function WikiArea(): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const { revalidate } = useRevalidator();
  const isPhone = useIsPhone();
  const [text, setText] = useState('');
  const searched = useDeferredValue(text.trim());
  const isHome = useMatch('/wiki') !== null;
  const { wikiTree } = useRouteQuery<WikiAreaQuery>(graphql`
    query WikiAreaQuery @preloadable {
      viewer {
        wikiTree {
          id
          dbId
          title
          leaf
          parent
        }
      }
    }
  `).viewer;
  const tree = useMemo(() => (wikiTree ? buildTree(present(wikiTree)) : null), [wikiTree]);
  const side = tree ? (
    <>
      <SearchBox
        className={styles.search}
        aria-label={t('WIKI.SEARCH')}
        placeholder={t('WIKI.SEARCH')}
        value={text}
        onChange={(_, { value }) => setText(value)}
      />
      {searched === '' ? <TreeView tree={tree} /> : <TitleMatches tree={tree} text={searched} />}
      <WikiUpload />
    </>
  ) : (
    <ErrorPanel text={t('WIKI.TREE_FAILED')} onRetry={() => void revalidate()} />
  );
  return (
    <WikiTreeContext value={tree}>
      <div className={styles.area}>
        <nav className={styles.side} aria-label={t('WIKI.CONTENTS')}>
          {isPhone ? (
            <details open={isHome}>
              <summary className={styles.contents}>{t('WIKI.CONTENTS')}</summary>
              <div className={styles.side}>{side}</div>
            </details>
          ) : (
            side
          )}
        </nav>
        <Outlet />
      </div>
    </WikiTreeContext>
  );
}
