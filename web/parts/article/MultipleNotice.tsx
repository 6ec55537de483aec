import { makeStyles, tokens } from '@fluentui/react-components';
import { Info16Regular } from '@fluentui/react-icons/svg/info';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { MultipleNotice_article$key } from '../../__generated__/MultipleNotice_article.graphql.ts';

const useStyles = makeStyles({
  notice: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground2,
  },
});

/** Says that an article is sold in multiples; nothing for single pieces (ART-13). */
export function MultipleNotice({ article }: { article: MultipleNotice_article$key }): ReactElement | null {
  const styles = useStyles();
  const { t } = useTranslation();
  const { multiple } = useFragment(
    graphql`
      fragment MultipleNotice_article on Article {
        multiple
      }
    `,
    article,
  );
  if (multiple == null || multiple <= 1) return null;
  return (
    <span className={styles.notice}>
      <Info16Regular />
      {t('ARTICLE.MULTIPLE', { multiple })}
    </span>
  );
}
