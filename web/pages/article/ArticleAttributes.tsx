import { makeStyles, mergeClasses, Subtitle2, tokens } from '@fluentui/react-components';
import { Fragment, useId, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { ArticleAttributes_article$key } from '../../__generated__/ArticleAttributes_article.graphql.ts';
import { dash } from '../../ui/values/dash.ts';
import { present } from '../../ui/list/present.ts';
import { NotLoaded } from '../../ui/notices/NotLoaded.tsx';

const useStyles = makeStyles({
  heading: { margin: 0, marginBlockEnd: tokens.spacingVerticalS },
  list: {
    display: 'grid',
    // As wide as the longest word of a name.
    gridTemplateColumns: 'minmax(min-content, 2fr) minmax(0, 3fr)',
    margin: 0,
  },
  cell: {
    margin: 0,
    paddingBlock: tokens.spacingVerticalXS,
    paddingInlineEnd: tokens.spacingHorizontalM,
    borderBlockEndWidth: '1px',
    borderBlockEndStyle: 'solid',
    borderBlockEndColor: tokens.colorNeutralStroke2,
  },
  name: { color: tokens.colorNeutralForeground3 },
  value: { overflowWrap: 'anywhere' },
  none: { margin: 0, color: tokens.colorNeutralForeground3 },
});

/** Technical data, name and value; a notice where there is none (ART-16, ART-17). */
export function ArticleAttributes({ article }: { article: ArticleAttributes_article$key }): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const heading = useId();
  const { attributes } = useFragment(
    graphql`
      fragment ArticleAttributes_article on Article {
        attributes {
          name
          value
        }
      }
    `,
    article,
  );
  return (
    <section aria-labelledby={heading}>
      <Subtitle2 as="h2" block id={heading} className={styles.heading}>
        {t('ARTICLE.ATTRIBUTES')}
      </Subtitle2>
      {!attributes ? (
        <NotLoaded />
      ) : attributes.length === 0 ? (
        <p className={styles.none}>{t('ARTICLE.NO_ATTRIBUTES')}</p>
      ) : (
        <dl className={styles.list}>
          {present(attributes).map(({ name, value }, i) => (
            <Fragment key={i}>
              <dt className={mergeClasses(styles.cell, styles.name)}>{name ?? dash}</dt>
              <dd className={mergeClasses(styles.cell, styles.value)}>{value ?? dash}</dd>
            </Fragment>
          ))}
        </dl>
      )}
    </section>
  );
}
