import { Button, Text, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { MatchingRows } from './useSelection.ts';

/** Rows that can be checked at once: each hundred takes a request, and each may become a line of a result. */
const mostMatching = 500;

/** Checks the rows of all pages, where there are not too many (DAY-27). */
export function SelectMatching({ matching }: { matching: MatchingRows }): ReactElement {
  const { t } = useTranslation();
  const { total, isReading, selectAll } = matching;
  if (total > mostMatching) {
    return (
      <Text size={200} style={{ color: tokens.colorNeutralForeground2 }}>
        {t('SELECT_MATCHING.TOO_MANY', { count: mostMatching })}
      </Text>
    );
  }
  return (
    <Button size="small" disabledFocusable={isReading} onClick={selectAll}>
      {t('SELECT_MATCHING', { count: total })}
    </Button>
  );
}
