import { makeStyles, tokens } from '@fluentui/react-components';
import { useId, type ReactElement } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { AddAddressDialog_query$key } from '../../__generated__/AddAddressDialog_query.graphql.ts';
import { formErrors } from '../../relay/placeFieldErrors.ts';
import { CheckboxField } from '../../ui/form/CheckboxField.tsx';
import { DialogForm } from '../../ui/form/DialogForm.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { addressFieldNames, noAddress, toAddressInput, type AddressFields } from './AddressFields.ts';
import type { DeliveryAddress } from './DeliveryAddress.ts';
import { useAddShippingAddress } from './useAddShippingAddress.ts';
import { present } from '../../ui/list/present.ts';

const useStyles = makeStyles({
  fields: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
    columnGap: tokens.spacingHorizontalM,
    rowGap: tokens.spacingVerticalS,
    // A field without an error keeps its height next to one with an error.
    alignItems: 'start',
  },
  wide: { gridColumn: '1 / -1' },
});

type FormProps = {
  countries: AddAddressDialog_query$key;
  onClose: () => void;
  /** Key of the new address, and the address itself when it is not in the profile. */
  onAdded: (key: string, custom: DeliveryAddress | null) => void;
};

/** Adds an address to choose from: for these orders only, or to the profile, where it needs a label (CHK-18 to CHK-20). */
export function AddAddressDialog({ isOpen, ...props }: FormProps & { isOpen: boolean }): ReactElement {
  return (
    <Modal isOpen={isOpen} onClose={props.onClose}>
      <AddAddressForm {...props} />
    </Modal>
  );
}

function AddAddressForm({ countries: query, onClose, onAdded }: FormProps): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const customKey = useId();
  const data = useFragment(
    graphql`
      fragment AddAddressDialog_query on Query {
        countries {
          id
          dbId
          name
        }
      }
    `,
    query,
  );
  const form = useForm<AddressFields>({ mode: 'onBlur', defaultValues: noAddress });
  const optional = { control: form.control };
  const required = { ...optional, required: true };
  const add = useAddShippingAddress(formErrors(form, addressFieldNames));
  const isForProfile = form.watch('addToProfile');
  const known = present(data.countries);
  const countries = known.map(({ id, dbId, name }) => ({ value: id, label: name ?? dbId }));

  const submit = form.handleSubmit(async (fields) => {
    const input = toAddressInput(fields);
    if (fields.addToProfile) {
      const { payload } = await add(input);
      if (payload?.address) onAdded(payload.address.id, null);
      else if (payload) onClose();
      return;
    }
    const country = known.find(({ id }) => id === fields.country) ?? null;
    const key = `custom ${customKey} ${Date.now()}`;
    onAdded(key, { ...input, country, key, isCustom: true, isDefault: false });
  });

  return (
    <DialogForm
      title={t('CHECKOUT.ADDRESS.ADD')}
      onSubmit={submit}
      onCancel={onClose}
      submitLabel={t('CHECKOUT.ADDRESS.SAVE')}
      isBusy={form.formState.isSubmitting}
      className={styles.fields}
    >
      <TextField
        {...required}
        name="companyName"
        label={t('ADDRESS.COMPANY_NAME')}
        autoComplete="organization"
      />
      <SelectField {...required} name="country" label={t('ADDRESS.COUNTRY')} choices={countries} />
      <TextField {...required} name="firstName" label={t('ADDRESS.FIRST_NAME')} autoComplete="given-name" />
      <TextField {...required} name="lastName" label={t('ADDRESS.LAST_NAME')} autoComplete="family-name" />
      <TextField {...required} name="street" label={t('ADDRESS.ADDRESS')} autoComplete="street-address" />
      <TextField {...required} name="city" label={t('ADDRESS.CITY')} autoComplete="address-level2" />
      <TextField {...required} name="postalCode" label={t('ADDRESS.INDEX')} autoComplete="postal-code" />
      <TextField {...optional} name="region" label={t('ADDRESS.REGION')} autoComplete="address-level1" />
      <TextField {...required} name="phone" label={t('ADDRESS.PHONE')} type="tel" autoComplete="tel" />
      <TextField {...required} name="email" label={t('ADDRESS.EMAIL')} type="email" autoComplete="email" />
      <TextField {...optional} name="vat" label={t('ADDRESS.VAT')} />
      <TextField {...optional} name="customsCode" label={t('ADDRESS.CUSTOMS_CODE')} />
      <TextField {...optional} name="regCode" label={t('ADDRESS.REG_CODE')} />
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
