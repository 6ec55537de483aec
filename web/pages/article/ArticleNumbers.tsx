import {
  Accordion,
  AccordionHeader,
  AccordionItem,
  AccordionPanel,
  makeStyles,
  tokens,
} from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { ArticleNumbers_article$key } from '../../__generated__/ArticleNumbers_article.graphql.ts';
import { present } from '../../ui/list/present.ts';
import { NotLoaded } from '../../ui/notices/NotLoaded.tsx';
import { NumberTable, type BrandedNumber } from './NumberTable.tsx';

// Fluent's panels are set in; these begin and end where the attributes above them do.
const useStyles = makeStyles({ tables: { marginInline: `calc(-1 * ${tokens.spacingHorizontalM})` } });

/**
 * Tables of the vehicle makers' numbers the article fits and of other makers' numbers for the same part, each brand and
 * number, as links that search; open, and collapsible (ART-19, ART-20, ART-24). A table without rows is left out.
 */
export function ArticleNumbers({ article }: { article: ArticleNumbers_article$key }): ReactElement | null {
  const styles = useStyles();
  const { t } = useTranslation();
  const { compatible, analogues } = useFragment(
    graphql`
      fragment ArticleNumbers_article on Article {
        compatible {
          brand
          name
        }
        analogues {
          oem {
            brand
            name
          }
          analogue {
            brand
            name
          }
        }
      }
    `,
    article,
  );
  if (!compatible && !analogues) return <NotLoaded />;
  const tables = [
    {
      key: 'oem',
      title: t('ARTICLE.OEM_NUMBERS'),
      rows: distinct([...present(compatible), ...present(analogues?.oem)]),
    },
    { key: 'analogues', title: t('ARTICLE.ANALOGUES'), rows: distinct(present(analogues?.analogue)) },
  ].filter(({ rows }) => rows.length > 0);
  if (tables.length === 0) return null;
  return (
    <Accordion className={styles.tables} multiple collapsible defaultOpenItems={tables.map(({ key }) => key)}>
      {tables.map(({ key, title, rows }) => (
        <AccordionItem key={key} value={key}>
          <AccordionHeader as="h2">{`${title} (${rows.length})`}</AccordionHeader>
          <AccordionPanel>
            <NumberTable label={title} rows={rows} />
          </AccordionPanel>
        </AccordionItem>
      ))}
    </Accordion>
  );
}

/** The numbers an article fits and those it replaces overlap: each shows once. */
function distinct(rows: readonly BrandedNumber[]): BrandedNumber[] {
  return [...new Map(rows.map((row) => [`${row.brand ?? ''} ${row.name}`, row])).values()];
}
