import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { formErrors } from '../../relay/placeFieldErrors.ts';
import { DialogForm } from '../../ui/form/DialogForm.tsx';
import { FormFields } from '../../ui/form/FormFields.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { NotLoaded } from '../../ui/NotLoaded.tsx';
import { toFields, toInput, type AccountFields } from './AccountFields.ts';
import { PasswordFields } from './PasswordFields.tsx';
import type { Account } from './readAccount.ts';
import { SystemRows } from './SystemRows.tsx';
import { systemChoices, type SystemChoice } from './systemChoices.ts';
import { useSaveAccount } from './useSaveAccount.ts';

const useStyles = makeStyles({
  fields: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  names: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
    gap: tokens.spacingHorizontalM,
    alignItems: 'start',
  },
});

type FormProps = {
  /** The sub-account to change; `new` adds one. */
  account: Account | 'new';
  /** The systems to choose from; null where they could not be read. */
  systems: readonly (SystemChoice | null | undefined)[] | null | undefined;
  onClose: () => void;
};

/** Adds or changes a sub-account (ACC-06 to ACC-16). Open unless `account` is null. */
export function AccountDialog({
  account,
  ...props
}: Omit<FormProps, 'account'> & { account: Account | 'new' | null }): ReactElement {
  return (
    <Modal isOpen={account !== null} onClose={props.onClose} keepsInput>
      {account ? <AccountForm {...props} account={account} /> : null}
    </Modal>
  );
}

function AccountForm({ account, systems, onClose }: FormProps): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const known = account === 'new' ? null : account;
  const form = useForm<AccountFields>({ mode: 'onBlur', defaultValues: toFields(known) });
  const save = useSaveAccount(formErrors(form));
  const submit = form.handleSubmit(async (fields) => {
    if (await save(known?.id ?? null, toInput(fields))) onClose();
  });
  return (
    <DialogForm
      title={known ? t('ACCOUNT.EDIT') : t('ACCOUNT.ADD')}
      onSubmit={submit}
      onCancel={onClose}
      submitLabel={t('SAVE')}
      isBusy={form.formState.isSubmitting}
      className={styles.fields}
    >
      <div className={styles.names}>
        <FormFields
          control={form.control}
          fields={[
            { name: 'user.firstName', label: t('ADDRESS.FIRST_NAME'), required: true, autoComplete: 'off' },
            { name: 'user.lastName', label: t('ADDRESS.LAST_NAME'), required: true, autoComplete: 'off' },
            {
              name: 'user.email',
              label: t('ADDRESS.EMAIL'),
              hint: t('ACCOUNT.EMAIL.HINT'),
              required: true,
              type: 'email',
              autoComplete: 'off',
            },
          ]}
        />
      </div>
      {systems ? <SystemRows form={form} systems={systemChoices(systems, known)} /> : <NotLoaded />}
      <PasswordFields form={form} isNew={known === null} />
    </DialogForm>
  );
}
