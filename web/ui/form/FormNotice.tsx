import { MessageBarActions, MessageBarBody, type MessageBarProps } from '@fluentui/react-components';
import { useEffect, type ReactElement, type ReactNode } from 'react';
import { announce } from '../announce/announce.ts';
import { Notice } from '../notices/Notice.tsx';

/** Milliseconds without a change after which it is said: who types hears it once, not after each letter. */
const pause = 1_000;

/**
 * A notice that a choice in a form, or what is typed, has led to, or of what the form has from before. It is said too: the focus
 * is elsewhere.
 */
export function FormNotice({
  text,
  actions,
  ...props
}: Pick<MessageBarProps, 'intent' | 'className' | 'layout'> & {
  text: string;
  actions?: ReactNode;
}): ReactElement {
  useEffect(() => {
    const timer = setTimeout(() => announce(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <Notice layout="multiline" data-screen-only {...props}>
      <MessageBarBody>{text}</MessageBarBody>
      {actions ? <MessageBarActions>{actions}</MessageBarActions> : null}
    </Notice>
  );
}
