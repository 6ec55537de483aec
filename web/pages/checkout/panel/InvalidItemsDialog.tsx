import {
  Button,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogTitle,
  makeStyles,
  tokens,
} from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Modal } from '../../../ui/dialogs/Modal.tsx';
import { dash } from '../../../ui/values/dash.ts';

const useStyles = makeStyles({
  list: {
    margin: 0,
    marginBlockStart: tokens.spacingVerticalS,
    paddingInlineStart: tokens.spacingHorizontalL,
  },
  number: { fontWeight: tokens.fontWeightSemibold },
});

/** A line that is not available any more. */
export type InvalidItem = {
  readonly key: string;
  readonly articleName?: string | null | undefined;
  readonly description?: string | null | undefined;
};

type Props = {
  isOpen: boolean;
  items: readonly InvalidItem[];
  /** Back to the order, nothing happens. */
  onClose: () => void;
  onComplete: () => void;
  onCancelOrder: () => void;
};

/** Lines that are not available as ordered: complete the order anyway, or cancel it (CHK-26 to CHK-28, GAP-69). */
export function InvalidItemsDialog({
  isOpen,
  items,
  onClose,
  onComplete,
  onCancelOrder,
}: Props): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  return (
    <Modal isOpen={isOpen} onClose={onClose} mustAnswer>
      <DialogBody>
        <DialogTitle>{t('CHECKOUT.INVALID.TITLE')}</DialogTitle>
        <DialogContent>
          {t('CHECKOUT.INVALID.TEXT')}
          <ul className={styles.list}>
            {items.map(({ key, articleName, description }) => (
              <li key={key}>
                <span className={styles.number}>{articleName ?? dash}</span> {description}
              </li>
            ))}
          </ul>
        </DialogContent>
        <DialogActions fluid>
          <Button onClick={onCancelOrder}>{t('CHECKOUT.INVALID.CANCEL')}</Button>
          <Button appearance="primary" onClick={onComplete}>
            {t('CHECKOUT.INVALID.COMPLETE')}
          </Button>
        </DialogActions>
      </DialogBody>
    </Modal>
  );
}
