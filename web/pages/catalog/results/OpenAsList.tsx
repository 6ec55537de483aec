import { Button } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { orderDeskUrl } from '../../../parts/cart/cart.urls.ts';
import { catalogUrl } from '../../../parts/catalog/catalog.urls.ts';
import { useDraft } from '../../../parts/drafts/useDraft.ts';
import { useHasAttribute } from '../../../shell/session/useSession.ts';
import { TextLink } from '../../../ui/links/TextLink.tsx';

const asItIs = (stored: unknown): unknown => stored;

/**
 * Opens several numbers on the order desk, which takes its list from the draft. Where another list is worked on, or the user
 * does not order, it leads to the search by a list.
 */
export function OpenAsList({ list }: { list: string }): ReactElement {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const mayOrder = useHasAttribute('order_management');
  const { draft, keep } = useDraft('order-desk', asItIs);
  if (draft || !mayOrder) return <TextLink to={catalogUrl({ type: 'oem' })}>{t('CATALOG.TAB.OEM')}</TextLink>;
  const open = () => {
    // No choices among its lines yet: with any, the desk reads the list at once.
    keep({ text: list, type: 'REGULAR', choices: [] });
    void navigate(orderDeskUrl);
  };
  return <Button onClick={open}>{t('CATALOG.NOT_FOUND.LIST')}</Button>;
}
