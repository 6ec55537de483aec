import {
  Button,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogTitle,
  makeStyles,
  tokens,
} from '@fluentui/react-components';
import type { ReactElement, ReactNode, SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { SubmitButton } from './SubmitButton.tsx';

const useStyles = makeStyles({
  // Some are written in lower case in the specification (AUTH-48).
  title: { '::first-letter': { textTransform: 'uppercase' } },
  fields: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
});

type Props = {
  title: string;
  /** `form.handleSubmit(…)`; called by the button and by Enter in a field. */
  onSubmit: (event: SubmitEvent) => Promise<void>;
  onCancel: () => void;
  /** What the button says that closes the dialog. Default: 'Cancel'. */
  cancelLabel?: string;
  /** The verb on the button. */
  submitLabel: string;
  /** The form is being sent: the button shows it and cannot be pressed again. */
  isBusy: boolean;
  /** There is nothing more to send: the button is disabled. */
  isDone?: boolean;
  /** The fields, one below the other unless `className` says otherwise. */
  children: ReactNode;
  className?: string;
};

/**
 * A form as the content of a `Modal`: title, fields, Cancel and submit. Its fields show their own errors (ERR-09) and the
 * server's (ERR-02), so the browser does not validate.
 *
 * @example
 * <DialogForm title={t('ACCOUNT.ADD')} onSubmit={submit} onCancel={onClose} … >
 *   <TextField … />
 * </DialogForm>
 */
export function DialogForm(props: Props): ReactElement {
  const { title, onSubmit, onCancel, cancelLabel, submitLabel, isBusy, isDone, children, className } = props;
  const styles = useStyles();
  const { t } = useTranslation();
  return (
    <form onSubmit={(event) => void onSubmit(event)} noValidate>
      <DialogBody>
        <DialogTitle className={styles.title}>{title}</DialogTitle>
        <DialogContent className={className ?? styles.fields}>{children}</DialogContent>
        <DialogActions fluid>
          <Button onClick={onCancel}>{cancelLabel ?? t('CANCEL')}</Button>
          <SubmitButton isBusy={isBusy} isDisabled={isDone}>
            {submitLabel}
          </SubmitButton>
        </DialogActions>
      </DialogBody>
    </form>
  );
}
