import { MessageBar, MessageBarBody } from '@fluentui/react-components';
import { useEffect, useRef, type ReactElement, type ReactNode } from 'react';

/** Not a group: what has the focus is around it, and it has no title that would name it. */
const plain = { role: undefined, 'aria-labelledby': undefined };

type Props = {
  intent: 'success' | 'error';
  text: string;
  /** What to do next. */
  children: ReactNode;
};

/** The result of a visitor's request, in place of the form, whose focus it takes. */
export function VisitorNotice({ intent, text, children }: Props): ReactElement {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <div ref={notice} tabIndex={-1} className="visitor-notice">
      <MessageBar intent={intent} layout="multiline" {...plain}>
        <MessageBarBody>{text}</MessageBarBody>
      </MessageBar>
      {children}
    </div>
  );
}
