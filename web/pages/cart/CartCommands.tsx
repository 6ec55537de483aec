import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { Add16Regular } from '@fluentui/react-icons/svg/add';
import { Delete16Regular } from '@fluentui/react-icons/svg/delete';
import { memo, type ReactElement, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';

const useStyles = makeStyles({
  commands: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
});

type Props = {
  isEmpty: boolean;
  addButton: RefObject<HTMLButtonElement | null>;
  onAdd: () => void;
  onClear: () => Promise<void>;
};

/** What can be done to the cart as a whole (CART-25 to CART-27). */
export const CartCommands = memo(function CartCommands(props: Props): ReactElement {
  const { isEmpty, addButton, onAdd, onClear } = props;
  const styles = useStyles();
  const { t } = useTranslation();
  return (
    <div className={styles.commands}>
      <Button ref={addButton} icon={<Add16Regular />} onClick={onAdd}>
        {t('CART.ADD_ROW')}
      </Button>
      <Button icon={<Delete16Regular />} disabled={isEmpty} onClick={() => void onClear()}>
        {t('CART.CLEAR')}
      </Button>
    </div>
  );
});
