import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useHasAttribute } from '../../shell/session/useSession.ts';
import { dash } from '../../ui/values/dash.ts';
import { TextLink } from '../../ui/links/TextLink.tsx';
import { articleUrl } from '../catalog/catalog.urls.ts';

const useStyles = makeStyles({
  name: { whiteSpace: 'nowrap' },
  strong: { fontWeight: tokens.fontWeightSemibold },
  // Within a sentence colour alone would not mark a link.
  inline: { textDecorationLine: 'underline' },
});

type Props = {
  /** The SKU; a dash stands for one that is not known. */
  name: string | null | undefined;
  /** Whether it names a row, not a word within a sentence. */
  isStrong?: boolean;
};

/** An article's name as the link to its page; plain text for users who may not open it (ART-01). */
export function ArticleLink({ name, isStrong = false }: Props): ReactElement {
  const styles = useStyles();
  const className = mergeClasses(styles.name, isStrong ? styles.strong : styles.inline);
  const mayOpen = useHasAttribute('article_view');
  if (!mayOpen || !name) {
    return (
      <span className={mergeClasses(styles.name, isStrong && styles.strong)} translate="no">
        {name ?? dash}
      </span>
    );
  }
  return (
    <TextLink to={articleUrl(name)} className={className} translate="no">
      {name}
    </TextLink>
  );
}
