import { MessageBarBody } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useRelayEnvironment } from 'react-relay';
import { Notice } from '../../ui/Notice.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { cartUrls } from './cart.urls.ts';
import type { CartType } from './cartTypes.ts';
import { isUnanswered } from '../../relay/unansweredWrites.ts';

type Props = {
  /** As `useWrite` remembers the lines. */
  list: string;
  type: CartType;
  /** Whether lines are on their way: an answer may still come. */
  isAdding: boolean;
};

/** Says of lines to which no answer came, also before a reload, that they may be in the cart already. */
export function UnansweredNotice({ list, type, isAdding }: Props): ReactElement | null {
  const { t } = useTranslation();
  const environment = useRelayEnvironment();
  if (isAdding || !isUnanswered(environment, list)) return null;
  return (
    <Notice intent="warning" layout="multiline">
      <MessageBarBody>
        {t('DESK.UNANSWERED')}{' '}
        <TextLink to={cartUrls[type]} isInText>
          {t('DESK.OPEN_CART')}
        </TextLink>
      </MessageBarBody>
    </Notice>
  );
}
