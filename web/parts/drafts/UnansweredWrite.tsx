import { MessageBarBody } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { isUnanswered } from '../../relay/unansweredWrites.ts';
import { Notice } from '../../ui/notices/Notice.tsx';
import { TextLink } from '../../ui/links/TextLink.tsx';

type Props = {
  /** As `useWrite` remembers the write. */
  name: string;
  /** Whether it is on its way: an answer may still come. */
  isSending: boolean;
  text: string;
  /** Where its result would be. */
  link: { label: string; to: string };
};

/** Says of a write to which no answer came, also before a reload, that it may be done already, and leads to its result. */
export function UnansweredWrite({ name, isSending, text, link }: Props): ReactElement | null {
  const environment = useRelayEnvironment();
  if (isSending || !isUnanswered(environment, name)) return null;
  return (
    <Notice intent="warning" layout="multiline" data-screen-only>
      <MessageBarBody>
        {text}{' '}
        <TextLink to={link.to} isInText>
          {link.label}
        </TextLink>
      </MessageBarBody>
    </Notice>
  );
}
