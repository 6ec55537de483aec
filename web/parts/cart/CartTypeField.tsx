import { Field, makeStyles, Select, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../shell/session/useSession.ts';
import { cartOffers, cartTypes, type CartType } from './cartTypes.ts';

const useStyles = makeStyles({
  inBar: { display: 'flex', alignItems: 'center', columnGap: tokens.spacingHorizontalS },
});

type Props = {
  value: CartType;
  isDisabled?: boolean;
  /** In a bar of controls its label stands in front of it. */
  isInBar?: boolean;
  onChange: (type: CartType) => void;
};

/** Which cart lines are for; nothing for users with only one (CART-05). */
export function CartTypeField({
  value,
  isDisabled = false,
  isInBar = false,
  onChange,
}: Props): ReactElement | null {
  const styles = useStyles();
  const { t } = useTranslation();
  const { attributes } = useSession();
  const open = cartTypes.filter((type) => attributes.includes(cartOffers[type].attribute));
  if (open.length < 2) return null;
  return (
    <Field label={t('DESK.TYPE')} className={isInBar ? styles.inBar : undefined}>
      <Select
        value={value}
        disabled={isDisabled}
        onChange={(_, { value: chosen }) => {
          const type = open.find((one) => one === chosen);
          if (type) onChange(type);
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
