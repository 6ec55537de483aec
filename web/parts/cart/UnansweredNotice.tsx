import { MessageBarBody } from '@fluentui/react-components';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../ui/Notice.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { cartUrls } from './cart.urls.ts';
import type { CartType } from './cartTypes.ts';
import { isUnanswered } from './unansweredLines.ts';

/** Says of a list that was brought back by a reload that its lines may be in the cart already. */
export function UnansweredNotice({ list, type }: { list: string; type: CartType }): ReactElement | null {
  const { t } = useTranslation();
  const [isShown] = useState(() => isUnanswered(list));
  if (!isShown) return null;
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
