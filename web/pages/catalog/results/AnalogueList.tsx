import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { CheckmarkCircle16Filled } from '@fluentui/react-icons/svg/checkmark-circle';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { AnalogueList_hit$key } from '../../../__generated__/AnalogueList_hit.graphql.ts';
import { dash } from '../../../ui/values/dash.ts';
import { present } from '../../../ui/list/present.ts';
import { useShowAll } from '../../../ui/useShowAll.ts';

const useStyles = makeStyles({
  list: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalS,
    listStyleType: 'none',
    margin: 0,
    padding: 0,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground3,
  },
  matched: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXXS,
    color: tokens.colorBrandForeground1,
    fontWeight: tokens.fontWeightSemibold,
  },
  item: { whiteSpace: 'nowrap' },
  more: { minInlineSize: 'auto', paddingInline: tokens.spacingHorizontalXS },
});

/** Numbers shown before the rest is asked for. */
const shownFirst = 3;

/** Other makers' numbers of a search result, brand and number, the one that the search met marked and first (CAT-39). */
export function AnalogueList({ hit }: { hit: AnalogueList_hit$key }): ReactElement | null {
  const styles = useStyles();
  const { t } = useTranslation();
  const { isWhole, showAll, takeFocus } = useShowAll();
  const { article, analogues } = useFragment(
    graphql`
      fragment AnalogueList_hit on ArticleHit {
        article {
          name
        }
        analogues {
          brand
          name
          matched
        }
      }
    `,
    hit,
  );
  if (analogues.length === 0) return null;
  const ordered = present(analogues).toSorted(
    (a, b) => Number(b.matched ?? false) - Number(a.matched ?? false),
  );
  const shown = isWhole ? ordered : ordered.slice(0, shownFirst);
  const rest = ordered.length - shown.length;
  return (
    <ul className={styles.list} aria-label={t('CATALOG.ANALOGUES')}>
      {shown.map(({ brand, name, matched }, place) => (
        <li
          key={`${brand} ${name}`}
          {...(place === shownFirst ? { ref: takeFocus, tabIndex: -1 } : {})}
          className={mergeClasses(styles.item, matched === true && styles.matched)}
        >
          {matched ? <CheckmarkCircle16Filled aria-label={t('CATALOG.MATCHED')} /> : null}
          {[brand, name].filter(Boolean).join(' ')}
        </li>
      ))}
      {rest > 0 ? (
        <li>
          <Button
            size="small"
            appearance="transparent"
            className={styles.more}
            aria-label={t('CATALOG.MORE_ANALOGUES', { article: article?.name ?? dash, count: rest })}
            onClick={showAll}
          >
            +{rest}
          </Button>
        </li>
      ) : null}
    </ul>
  );
}
