import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Warning16Regular } from '@fluentui/react-icons/svg/warning';
import { Fragment, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { EndOfLifeNotice_article$key } from '../../__generated__/EndOfLifeNotice_article.graphql.ts';
import { present } from '../../ui/list/present.ts';
import { ArticleLink } from './ArticleLink.tsx';

const useStyles = makeStyles({
  notice: {
    display: 'inline-flex',
    alignItems: 'baseline',
    gap: tokens.spacingHorizontalXS,
    color: tokens.colorStatusWarningForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  large: {
    marginBlockEnd: tokens.spacingVerticalM,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
  },
  icon: { flexShrink: 0, alignSelf: 'center' },
});

type Props = {
  article: EndOfLifeNotice_article$key;
  /** Body text instead of the dense size of lists. */
  isLarge?: boolean;
};

/** 'End of Life, replaced by ...' with a link to each replacement; nothing for an article still sold (ART-04, GAP-124). */
export function EndOfLifeNotice({ article, isLarge = false }: Props): ReactElement | null {
  const styles = useStyles();
  const { t } = useTranslation();
  const { eol } = useFragment(
    graphql`
      fragment EndOfLifeNotice_article on Article {
        eol {
          replacements {
            dbId
            name
          }
        }
      }
    `,
    article,
  );
  if (!eol) return null;
  const replacements = present(eol.replacements);
  return (
    <span className={mergeClasses(styles.notice, isLarge && styles.large)}>
      <Warning16Regular className={styles.icon} />
      <span>
        {replacements.length === 0 ? t('ARTICLE.EOL') : `${t('ARTICLE.EOL_REPLACED_BY')} `}
        {replacements.map(({ dbId, name }, i) => (
          <Fragment key={dbId}>
            {i > 0 ? ', ' : null}
            <ArticleLink name={name} />
          </Fragment>
        ))}
      </span>
    </span>
  );
}
