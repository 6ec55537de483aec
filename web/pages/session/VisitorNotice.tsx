import { makeStyles, MessageBar, MessageBarBody, tokens } from '@fluentui/react-components';
import { useEffect, useRef, type ReactElement, type ReactNode } from 'react';

const useStyles = makeStyles({
  notice: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: tokens.spacingVerticalL,
    ':focus': { outlineStyle: 'none' },
  },
  bar: { inlineSize: '100%', boxSizing: 'border-box' },
  body: { overflowWrap: 'anywhere' },
});

type Props = {
  intent: 'success' | 'error';
  text: string;
  /** What to do next. */
  children: ReactNode;
};

/** What came of a visitor's request, in the place of the form; it takes the focus that the form had. */
export function VisitorNotice({ intent, text, children }: Props): ReactElement {
  const styles = useStyles();
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <div ref={notice} tabIndex={-1} className={styles.notice}>
      <MessageBar intent={intent} layout="multiline" className={styles.bar}>
        <MessageBarBody className={styles.body}>{text}</MessageBarBody>
      </MessageBar>
      {children}
    </div>
  );
}
