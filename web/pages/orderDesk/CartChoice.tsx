import { Field, Select } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../shell/session/useSession.ts';
import { cartOffers, type CartType } from '../../parts/cart/cartTypes.ts';
import type { OrderDesk } from './useOrderDesk.ts';

const types: readonly CartType[] = ['REGULAR', 'RESERVATION', 'BACKORDER'];

/** Which cart the lines are for; nothing for users with only one (CART-05). */
export function CartChoice({ work }: { work: OrderDesk }): ReactElement | null {
  const { t } = useTranslation();
  const { attributes } = useSession();
  const open = types.filter((type) => attributes.includes(cartOffers[type].attribute));
  if (open.length < 2) return null;
  return (
    <Field label={t('DESK.TYPE')}>
      <Select
        value={work.desk.type}
        disabled={work.desk.isChecking || work.desk.isAdding}
        onChange={(_, { value }) => {
          const type = open.find((one) => one === value);
          if (type) work.setType(type);
        }}
      >
        {open.map((type) => (
          <option key={type} value={type}>
            {t(`CART.TAB.${type}`)}
          </option>
        ))}
      </Select>
    </Field>
  );
}
