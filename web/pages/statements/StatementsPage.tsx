import { Button, Link, makeStyles, tokens } from '@fluentui/react-components';
import { ArrowDownload20Regular } from '@fluentui/react-icons/svg/arrow-download';
import { FolderZip20Regular } from '@fluentui/react-icons/svg/folder-zip';
import { useMemo, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type {
  StatementsPageQuery,
  StatementsPageQuery$data,
} from '../../__generated__/StatementsPageQuery.graphql.ts';
import { standardCode } from '../../i18n/languages.ts';
import { downloadPack } from '../../parts/documents/documentPack.ts';
import { PackButton } from '../../parts/documents/PackButton.tsx';
import { useSession } from '../../shell/session/useSession.ts';
import { followDownload } from '../../shell/downloads/followDownload.ts';
import { touchTarget } from '../../ui/touchTarget.ts';
import { dash } from '../../ui/values/dash.ts';
import { present } from '../../ui/list/present.ts';
import { useRouteQuery } from '../../relay/useRouteQuery.ts';
import { ListPage } from '../../ui/list/ListPage.tsx';
import { nodesOf } from '../../ui/list/nodesOf.ts';
import { useListUrl } from '../../ui/list/useListUrl.ts';
import type { Column } from '../../ui/table/Column.ts';
import { column } from '../../parts/table/column.tsx';

const useStyles = makeStyles({
  commands: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalS,
    marginBlockEnd: tokens.spacingVerticalM,
  },
  end: { marginInlineStart: 'auto' },
  file: {
    ...touchTarget,
    display: 'inline-flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    verticalAlign: 'bottom',
  },
});

type Row = NonNullable<
  NonNullable<StatementsPageQuery$data['viewer']['statements']>['edges'][number]
>['node'];

/** The statements of account, newest month first, each a link to its file (STAT-02 to STAT-04, GAP-153). */
export function StatementsPage(): ReactElement {
  const styles = useStyles();
  const { t, i18n } = useTranslation();
  const { decimalStyle } = useSession();
  const { statements } = useRouteQuery<StatementsPageQuery>(graphql`
    query StatementsPageQuery($first: Int!, $after: String!) @preloadable {
      viewer {
        statements(first: $first, after: $after) {
          totalCount
          edges {
            node {
              dbId
              year
              month
              filename
              url
            }
          }
        }
      }
    }
  `).viewer;
  const columns = useMemo((): readonly Column<Row>[] => {
    const format = new Intl.DateTimeFormat(standardCode(i18n.language), { month: 'long' });
    return [
      column.text('year', t('STATEMENTS.YEAR'), { card: 'value', width: '10%' }),
      {
        key: 'month',
        label: t('STATEMENTS.MONTH'),
        // The first of the month here, whatever the time zone.
        render: ({ month }) => (month == null ? null : format.format(new Date(2026, month - 1, 1))),
        card: 'head',
        width: '20%',
      },
      {
        key: 'file',
        label: t('STATEMENTS.FILE'),
        card: 'value',
        render: ({ url, filename }) =>
          url ? (
            <Link className={styles.file} href={url} onClick={followDownload(filename ?? dash)}>
              <ArrowDownload20Regular aria-hidden />
              {filename}
            </Link>
          ) : (
            filename
          ),
      },
    ];
  }, [t, i18n.language, styles]);
  const rows = nodesOf(statements);
  const years = [...new Set(present(rows).flatMap(({ year }) => year ?? []))];
  return (
    <ListPage
      header={
        <div className={styles.commands}>
          {years.map((year) => (
            <Button
              key={year}
              icon={<FolderZip20Regular />}
              onClick={() =>
                downloadPack(t('STATEMENTS.YEAR_ZIP', { year: String(year) }), {
                  from: `${year}-01-01`,
                  until: `${year}-12-31`,
                  kinds: ['statements'],
                  decimalStyle,
                })
              }
            >
              {t('STATEMENTS.YEAR_ZIP', { year: String(year) })}
            </Button>
          ))}
          <span className={styles.end}>
            <PackButton />
          </span>
        </div>
      }
      label={t('STATEMENTS.TITLE')}
      connection={statements}
      rows={rows}
      rowKey={({ dbId }) => dbId}
      columns={columns}
      list={useListUrl()}
      error={t('DOCUMENTS.ERROR')}
      empty={{ title: t('STATEMENTS.EMPTY'), text: t('STATEMENTS.EMPTY.HINT') }}
    />
  );
}
