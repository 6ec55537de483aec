import { Caption1, makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnnounce } from '../../ui/announce/useAnnounce.ts';
import { TextLink } from '../../ui/links/TextLink.tsx';
import { wikiPageUrl } from './wiki.urls.ts';
import { pathTo, searchTitles, type WikiTree } from './wikiTree.ts';

const useStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyleType: 'none', overflowY: 'auto', maxBlockSize: '70dvh' },
  match: { display: 'flex', flexDirection: 'column', paddingBlock: tokens.spacingVerticalXS },
  path: { color: tokens.colorNeutralForeground2 },
});

/** Most matches that are listed: more words find fewer. */
const most = 50;

/** The pages with a text in their titles, each with the sections it is in. */
export function TitleMatches({ tree, text }: { tree: WikiTree; text: string }): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const found = searchTitles(tree, text);
  const shown = found.slice(0, most);
  const hits =
    found.length > most
      ? t('WIKI.FOUND.FIRST', { shown: most, total: found.length })
      : t('WIKI.FOUND', { total: found.length });
  useAnnounce(hits);
  return (
    <>
      <Caption1>{hits}</Caption1>
      <ul className={styles.list}>
        {shown.map((node) => (
          <li key={node.dbId} className={styles.match}>
            <TextLink to={wikiPageUrl(node.dbId)}>{node.title}</TextLink>
            {node.parent ? (
              <Caption1 className={styles.path}>
                {pathTo(node.parent)
                  .map(({ title }) => title)
                  .join(' › ')}
              </Caption1>
            ) : null}
          </li>
        ))}
      </ul>
    </>
  );
}
