import { Body1, makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement, ReactNode } from 'react';

const useStyles = makeStyles({
  note: { margin: 0, paddingBlock: tokens.spacingVerticalS, color: tokens.colorNeutralForeground2 },
});

/** A sentence in a part of Today, for example that it has nothing to show. */
export function TodayNote({ children }: { children: ReactNode }): ReactElement {
  const styles = useStyles();
  return (
    <Body1 as="p" block className={styles.note}>
      {children}
    </Body1>
  );
}
