import { makeStyles, Text, tokens } from '@fluentui/react-components';
import type { ComponentProps, ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { QuantityInput } from '../../ui/form/QuantityInput.tsx';
import { PopoverPanel } from '../../ui/dialogs/PopoverPanel.tsx';

const useStyles = makeStyles({
  surface: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS },
  // Its text comes and goes while one steps: it neither moves what is above it nor widens the panel, whose end stays.
  note: {
    minBlockSize: tokens.lineHeightBase200,
    inlineSize: 0,
    minInlineSize: '100%',
    color: tokens.colorNeutralForeground3,
  },
});

type Props = Pick<ComponentProps<typeof PopoverPanel>, 'opener' | 'isOpen' | 'onClose'> & {
  /** Which cart it is. */
  title: string;
  /** The article's name. */
  name: string;
  qty: number;
  /** The article is sold in multiples of this. */
  multiple: number;
  /** Whether the last change is not on the server yet. */
  isUnsaved: boolean;
  onChange: (qty: number) => void;
};

/** An article's quantity in one cart, to change it, below the button that shows it (CART-57 to CART-59). */
export function CartQuantityPanel(props: Props): ReactElement {
  const { title, name, qty, multiple, isUnsaved, onChange, ...panel } = props;
  const styles = useStyles();
  const { t } = useTranslation();
  return (
    <PopoverPanel {...panel} label={`${title}: ${name}`} align="end" className={styles.surface}>
      <Text size={200} weight="semibold">
        {title}
      </Text>
      <QuantityInput
        label={t('CATALOG.CART.QUANTITY_OF', { name })}
        value={qty}
        multiple={multiple}
        lowest={0}
        onChange={onChange}
      />
      <Text size={200} className={styles.note}>
        {isUnsaved ? t('CATALOG.CART.UNSAVED') : multiple > 1 ? t('ARTICLE.MULTIPLE', { multiple }) : null}
      </Text>
    </PopoverPanel>
  );
}
