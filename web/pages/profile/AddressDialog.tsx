import { MessageBarBody } from '@fluentui/react-components';
import { useState, type ReactElement } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { AddressDialogQuery } from '../../__generated__/AddressDialogQuery.graphql.ts';
import {
  addressFieldNames,
  noAddress,
  toAddressInput,
  type AddressFields,
} from '../../parts/address/addressFields.ts';
import { AddressInputs } from '../../parts/address/AddressInputs.tsx';
import { useAddressFormStyles } from '../../parts/address/useAddressFormStyles.ts';
import { formErrors } from '../../relay/placeFieldErrors.ts';
import { announce } from '../../ui/announce/announce.ts';
import { DialogForm } from '../../ui/form/DialogForm.tsx';
import { FormNotice } from '../../ui/form/FormNotice.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { Modal } from '../../ui/dialogs/Modal.tsx';
import { Notice } from '../../ui/notices/Notice.tsx';
import { notify } from '../../ui/notices/notify.ts';
import { readAddress, type Address } from '../../parts/address/readAddress.ts';
import { mergeEdit } from '../../parts/records/mergeEdit.ts';
import { useRecord } from '../../parts/records/useRecord.ts';
import { useAddressLabels } from './useAddressLabels.ts';
import { useSaveAddress } from './useSaveAddress.ts';
import { sayRefused } from '../../ui/form/sayRefused.ts';

/** Result codes of a change (GAP-105). */
const saved = 0;
const separatedAccountCreated = 126;

type FormProps = {
  type: 'BILLING' | 'SHIPPING';
  /** The address to change; `new` adds one. */
  address: Address | 'new';
  countries: readonly { readonly id: string; readonly name?: string | null | undefined }[];
  onClose: () => void;
};

/** Adds or changes an address (PROF-04, PROF-08 to PROF-13). Open unless `address` is null. */
export function AddressDialog({
  address,
  ...props
}: Omit<FormProps, 'address'> & { address: Address | 'new' | null }): ReactElement {
  const [isSeparated, setIsSeparated] = useState(false);
  const close = () => {
    props.onClose();
    // The session has the new account from the next load on.
    if (isSeparated) location.reload();
  };
  return (
    <Modal isOpen={address !== null} onClose={close} keepsInput={!isSeparated}>
      {address ? (
        <AddressForm
          {...props}
          address={address}
          isSeparated={isSeparated}
          onSeparated={() => setIsSeparated(true)}
          onClose={close}
        />
      ) : null}
    </Modal>
  );
}

function AddressForm({
  type,
  address,
  countries,
  isSeparated,
  onSeparated,
  onClose,
}: FormProps & { isSeparated: boolean; onSeparated: () => void }): ReactElement {
  const styles = useAddressFormStyles();
  const { t } = useTranslation();
  const known = address === 'new' ? null : address;
  const form = useForm<AddressFields>({ mode: 'onTouched', defaultValues: toFields(known) });
  const save = useSaveAddress(formErrors(form, addressFieldNames));
  // The country that the address has, also where the list of countries could not be read.
  const own = known?.country;
  const isListed = !own || countries.some(({ id }) => id === own.id);
  const vat = form.watch('vat').trim();
  const isOtherPayer = type === 'BILLING' && Boolean(known?.vat) && vat !== '' && vat !== known?.vat;

  const [opened] = useState(() => toFields(known));
  const record = useRecord({ field: 'addresses', args: { type } });
  const labels = useAddressLabels(countries);
  const submit = form.handleSubmit(async (typed) => {
    const fields = known ? await mergeWithSaved(known.id, typed) : typed;
    if (fields === null) return;
    const result = await save(known?.id ?? null, { type, address: toAddressInput(fields) });
    if (!result) return;
    const code = result.resultCode ?? saved;
    if (code === separatedAccountCreated) return onSeparated();
    if (code === saved) {
      announce(t('FORM.SAVED', { name: fields.name }));
      return onClose();
    }
    notify({ intent: 'error', title: t('ERROR'), body: t('ADDRESSES.NOT_SAVED', { code }) });
  }, sayRefused);

  /** The input for an address that may have changed meanwhile; null if there is nothing to send. */
  async function mergeWithSaved(id: string, mine: AddressFields): Promise<AddressFields | null> {
    const answer = await record.read<AddressDialogQuery>(
      graphql`
        query AddressDialogQuery($id: ID!) {
          node(id: $id) {
            ... on Address @alias(as: "address") {
              ...readAddress_address
            }
          }
        }
      `,
      id,
    );
    if (answer === null) return mine;
    if (answer.node?.address) {
      const now = toFields(readAddress(answer.node.address));
      return mergeEdit({ opened, now, mine, fields: labels }, t);
    }
    record.dropGone(id);
    onClose();
    return null;
  }

  return (
    <DialogForm
      title={known ? t('ADDRESSES.EDIT') : t('CHECKOUT.ADDRESS.ADD')}
      onSubmit={submit}
      onCancel={onClose}
      {...(isSeparated ? { cancelLabel: t('CLOSE') } : {})}
      submitLabel={t('SAVE')}
      isBusy={form.formState.isSubmitting}
      isDone={isSeparated}
      className={styles.fields}
    >
      {isSeparated ? (
        <Notice intent="success" layout="multiline" className={styles.wide}>
          <MessageBarBody>{t('ADDRESSES.SEPARATED_ACCOUNT_CREATED')}</MessageBarBody>
        </Notice>
      ) : null}
      <div className={styles.wide}>
        <TextField
          control={form.control}
          name="name"
          label={t('ADDRESS.NAME')}
          hint={t('CHECKOUT.ADDRESS.NAME_HINT')}
          required
        />
      </div>
      <AddressInputs control={form.control} countries={isListed ? countries : [...countries, own]} />
      {isOtherPayer && !isSeparated ? (
        <FormNotice intent="warning" className={styles.wide} text={t('ADDRESSES.OTHER_PAYER')} />
      ) : null}
    </DialogForm>
  );
}

function toFields(address: Address | null): AddressFields {
  if (!address) return noAddress;
  const { country, id: _id, default: _default, ...texts } = address;
  const fields = Object.fromEntries(Object.entries(texts).map(([key, value]) => [key, value ?? '']));
  return { ...noAddress, ...fields, country: country?.id ?? '' };
}
