import { Body1, makeStyles, MessageBarBody, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import { useRevalidator } from 'react-router-dom';
import type { LastOrderedPageQuery } from '../../__generated__/LastOrderedPageQuery.graphql.ts';
import { catalogUrl } from '../../parts/catalog/catalog.urls.ts';
import { useRouteQuery } from '../../relay/useRouteQuery.ts';
import { ButtonLink } from '../../ui/links/ButtonLink.tsx';
import { EmptyState } from '../../ui/notices/EmptyState.tsx';
import { ErrorPanel } from '../../ui/notices/ErrorPanel.tsx';
import { Notice } from '../../ui/notices/Notice.tsx';
import { formatDate } from '../../ui/values/formatDate.ts';
import { ReorderLines } from './ReorderLines.tsx';

const useStyles = makeStyles({
  page: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS },
  covers: {
    margin: 0,
    color: tokens.colorNeutralForeground2,
    '@media (max-width: 639.98px)': {
      fontSize: tokens.fontSizeBase200,
      lineHeight: tokens.lineHeightBase200,
    },
  },
});

/** The articles that the user ordered last, to be ordered again; it says which orders they are from. */
export function LastOrderedPage(): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const { revalidate } = useRevalidator();
  const { lastOrdered } = useRouteQuery<LastOrderedPageQuery>(graphql`
    query LastOrderedPageQuery($type: CartType!) @preloadable {
      viewer {
        lastOrdered(type: $type) {
          orderCount
          unreadableCount
          since
          lines {
            ...ReorderLines_line
          }
        }
      }
    }
  `).viewer;
  const { orderCount = 0, unreadableCount = 0, since, lines } = lastOrdered ?? {};
  if (!lines || (orderCount > 0 && orderCount === unreadableCount))
    return <ErrorPanel text={t('REORDER.ERROR')} onRetry={() => void revalidate()} />;
  if (lines.length === 0)
    return (
      <EmptyState
        title={t('REORDER.LAST.EMPTY')}
        text={t('REORDER.LAST.EMPTY.TEXT')}
        action={<ButtonLink to={catalogUrl()}>{t('NAVIGATION.CATALOG')}</ButtonLink>}
      />
    );
  return (
    <div className={styles.page}>
      <Body1 as="p" block className={styles.covers}>
        {t('REORDER.LAST.COVERS', { count: orderCount, since: formatDate(since) })}
      </Body1>
      {unreadableCount > 0 ? (
        <Notice intent="warning" layout="multiline">
          <MessageBarBody>{t('REORDER.LAST.UNREADABLE', { count: unreadableCount })}</MessageBarBody>
        </Notice>
      ) : null}
      <ReorderLines lines={lines} areWanted={false} areOfOrders />
    </div>
  );
}
