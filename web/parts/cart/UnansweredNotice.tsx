import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { UnansweredWrite } from '../drafts/UnansweredWrite.tsx';
import { cartUrls } from './cart.urls.ts';
import type { CartType } from './cartTypes.ts';

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
  return (
    <UnansweredWrite
      name={list}
      isSending={isAdding}
      text={t('DESK.UNANSWERED')}
      link={{ label: t('DESK.OPEN_CART'), to: cartUrls[type] }}
    />
  );
}
