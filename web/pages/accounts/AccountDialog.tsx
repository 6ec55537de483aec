import { makeStyles, tokens } from '@fluentui/react-components';
import { useState, type ReactElement } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { AccountDialogQuery } from '../../__generated__/AccountDialogQuery.graphql.ts';
import { mergeEdit } from '../../parts/records/mergeEdit.ts';
import { useRecord } from '../../parts/records/useRecord.ts';
import { formErrors } from '../../relay/placeFieldErrors.ts';
import { announce, toSentences } from '../../ui/announce/announce.ts';
import { DialogForm } from '../../ui/form/DialogForm.tsx';
import { FormFields } from '../../ui/form/FormFields.tsx';
import { Modal } from '../../ui/dialogs/Modal.tsx';
import { NotLoaded } from '../../ui/notices/NotLoaded.tsx';
import { toFields, toInput, type AccountFields } from './AccountFields.ts';
import { PasswordFields } from './PasswordFields.tsx';
import { readAccount, type Account } from './readAccount.ts';
import { SystemRows } from './SystemRows.tsx';
import { describeSystems, systemChoices, type SystemChoice } from './systemChoices.ts';
import { useSaveAccount } from './useSaveAccount.ts';
import { sayRefused } from '../../ui/form/sayRefused.ts';

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
  const [opened] = useState(() => toFields(known));
  const form = useForm<AccountFields>({ mode: 'onTouched', defaultValues: opened });
  const record = useRecord({ field: 'accountAccesses' });
  const save = useSaveAccount(formErrors(form));
  const submit = form.handleSubmit(async (fields) => {
    const merged = known ? await mergeWithSaved(known.id, fields) : fields;
    if (!merged) return;
    const input = toInput(merged);
    if (!(await save(known?.id ?? null, input))) return;
    const { firstName, lastName, email, sendPassword } = input.user;
    announce(
      toSentences([
        t('FORM.SAVED', { name: `${firstName} ${lastName}` }),
        sendPassword ? t('ACCOUNT.PASSWORD.SENT', { email }) : null,
      ]),
    );
    onClose();
  }, sayRefused);
  /** The input for an account that may have changed meanwhile; null if there is nothing to send. */
  async function mergeWithSaved(id: string, mine: AccountFields): Promise<AccountFields | null> {
    const answer = await record.read<AccountDialogQuery>(
      graphql`
        query AccountDialogQuery($id: ID!) {
          node(id: $id) {
            ... on AccountAccess @alias(as: "account") {
              ...readAccount_account
            }
          }
        }
      `,
      id,
    );
    if (answer === null) return mine;
    if (!answer.node?.account) {
      record.dropGone(id);
      onClose();
      return null;
    }
    const saved = readAccount(answer.node.account);
    const choices = systemChoices(systems ?? [], saved);
    const labels = [
      { path: 'user.firstName', label: t('ADDRESS.FIRST_NAME') },
      { path: 'user.lastName', label: t('ADDRESS.LAST_NAME') },
      { path: 'user.email', label: t('ADDRESS.EMAIL') },
      {
        path: 'systemAccesses',
        label: t('ACCOUNT.SYSTEMS'),
        text: (rows: unknown) => describeSystems(rows, [...choices, ...systemChoices(systems ?? [], known)]),
      },
    ] as const;
    return mergeEdit({ opened, now: toFields(saved), mine, fields: labels }, t);
  }
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
