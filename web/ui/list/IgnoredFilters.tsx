import { Button, makeStyles, MessageBarActions, MessageBarBody, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useBarLayout } from '../notices/useBarLayout.ts';
import type { ListUrl } from './useListUrl.ts';
import { Notice } from '../notices/Notice.tsx';

const useStyles = makeStyles({ bar: { marginBlockEnd: tokens.spacingVerticalM } });

/** Names the filters of the URL that the list cannot take; the others apply, and can be kept alone (DAY-25). */
export function IgnoredFilters({ list }: { list: ListUrl }): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const layout = useBarLayout();
  return (
    <Notice intent="warning" layout={layout} className={styles.bar}>
      <MessageBarBody>
        {t('FILTER.IGNORED', { count: list.ignoredFilters.length, names: list.ignoredFilters.join(', ') })}
      </MessageBarBody>
      <MessageBarActions>
        <Button size="small" onClick={() => list.setFilters(list.filters)}>
          {t('FILTER.IGNORED.REMOVE')}
        </Button>
      </MessageBarActions>
    </Notice>
  );
}
