import { useId, type ReactElement } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { AddAddressDialog_query$key } from '../../../__generated__/AddAddressDialog_query.graphql.ts';
import {
  addressFieldNames,
  noAddress,
  toAddressInput,
  type AddressFields,
} from '../../../parts/address/addressFields.ts';
import { AddressInputs } from '../../../parts/address/AddressInputs.tsx';
import { useAddressFormStyles } from '../../../parts/address/useAddressFormStyles.ts';
import { useCreateAddress } from '../../../parts/address/useCreateAddress.ts';
import { formErrors } from '../../../relay/placeFieldErrors.ts';
import { CheckboxField } from '../../../ui/form/CheckboxField.tsx';
import { DialogForm } from '../../../ui/form/DialogForm.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { Modal } from '../../../ui/dialogs/Modal.tsx';
import type { DeliveryAddress } from './DeliveryAddress.ts';
import { present } from '../../../ui/list/present.ts';
import { sayRefused } from '../../../ui/form/sayRefused.ts';

/** An address, and whether it joins the profile. */
type Fields = AddressFields & { addToProfile: boolean };

type FormProps = {
  countries: AddAddressDialog_query$key;
  onClose: () => void;
  /** Key of the new address, and the address itself when it is not in the profile. */
  onAdded: (key: string, custom: DeliveryAddress | null) => void;
};

/** Adds an address to choose from: for these orders only, or to the profile, where it needs a label (CHK-18 to CHK-20). */
export function AddAddressDialog({ isOpen, ...props }: FormProps & { isOpen: boolean }): ReactElement {
  return (
    <Modal isOpen={isOpen} onClose={props.onClose} keepsInput>
      <AddAddressForm {...props} />
    </Modal>
  );
}

function AddAddressForm({ countries: query, onClose, onAdded }: FormProps): ReactElement {
  const styles = useAddressFormStyles();
  const { t } = useTranslation();
  const customKey = useId();
  const data = useFragment(
    graphql`
      fragment AddAddressDialog_query on Query {
        countries {
          id
          name
        }
      }
    `,
    query,
  );
  const form = useForm<Fields>({ mode: 'onTouched', defaultValues: { ...noAddress, addToProfile: false } });
  const optional = { control: form.control };
  const create = useCreateAddress(formErrors(form, addressFieldNames));
  const isForProfile = form.watch('addToProfile');
  const known = present(data.countries);

  const submit = form.handleSubmit(async (fields) => {
    const address = toAddressInput(fields);
    if (fields.addToProfile) {
      const { payload } = await create({ type: 'SHIPPING', address });
      if (payload?.address) onAdded(payload.address.id, null);
      else if (payload) onClose();
      return;
    }
    const country = known.find(({ id }) => id === fields.country) ?? null;
    const key = `custom ${customKey} ${Date.now()}`;
    onAdded(key, { ...address, country, key, isCustom: true, isDefault: false });
  }, sayRefused);

  return (
    <DialogForm
      title={t('CHECKOUT.ADDRESS.ADD')}
      onSubmit={submit}
      onCancel={onClose}
      submitLabel={t('CHECKOUT.ADDRESS.SAVE')}
      isBusy={form.formState.isSubmitting}
      className={styles.fields}
    >
      <AddressInputs control={form.control} countries={known} isPersonRequired />
      <div className={styles.wide}>
        <CheckboxField {...optional} name="addToProfile" label={t('CHECKOUT.ADDRESS.ADD_TO_PROFILE')} />
        <TextField
          // The field's rule has changed; a new field takes it.
          key={String(isForProfile)}
          {...optional}
          name="name"
          label={t('ADDRESS.NAME')}
          hint={t('CHECKOUT.ADDRESS.NAME_HINT')}
          required={isForProfile}
        />
      </div>
    </DialogForm>
  );
}
