import { Caption1, makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { TextLink } from '../../ui/links/TextLink.tsx';
import { wikiPageUrl } from './wiki.urls.ts';
import { pathTo, type TreeNode } from './wikiTree.ts';

const useStyles = makeStyles({
  path: { display: 'block', color: tokens.colorNeutralForeground2 },
  list: { maxInlineSize: '720px', paddingInlineStart: tokens.spacingHorizontalXL },
  page: { marginBlock: tokens.spacingVerticalS },
});

/** The sections that a page is in; nothing for one at the top. */
export function SectionPath({ node }: { node: TreeNode }): ReactElement | null {
  const styles = useStyles();
  if (!node.parent) return null;
  return (
    <Caption1 className={styles.path}>
      {pathTo(node.parent).map(({ dbId, title }) => (
        <span key={dbId}>
          <TextLink to={wikiPageUrl(dbId)}>{title}</TextLink>
          {' › '}
        </span>
      ))}
    </Caption1>
  );
}

/** The pages of a section. */
export function SectionPages({ node }: { node: TreeNode }): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  return (
    <section aria-label={t('WIKI.SECTION_PAGES')}>
      <ul className={styles.list}>
        {node.children.map(({ dbId, title }) => (
          <li key={dbId} className={styles.page}>
            <TextLink to={wikiPageUrl(dbId)}>{title}</TextLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
