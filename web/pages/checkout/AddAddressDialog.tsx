import {
  Button,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogTitle,
  makeStyles,
  tokens,
} from '@fluentui/react-components';
import { useId, type ReactElement } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { AddAddressDialog_query$key } from '../../__generated__/AddAddressDialog_query.graphql.ts';
import { formErrors } from '../../relay/placeFieldErrors.ts';
import { CheckboxField } from '../../ui/form/CheckboxField.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { addressFieldNames, noAddress, toAddressInput, type AddressFields } from './AddressFields.ts';
import type { DeliveryAddress } from './DeliveryAddress.ts';
import { useAddShippingAddress } from './useAddShippingAddress.ts';

const useStyles = makeStyles({
  fields: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
    columnGap: tokens.spacingHorizontalM,
    rowGap: tokens.spacingVerticalS,
    // A field without an error beside one with it keeps its own height.
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
  const { control } = form;
  const add = useAddShippingAddress(formErrors(form, addressFieldNames));
  const isForProfile = form.watch('addToProfile');

  const submit = form.handleSubmit(async (fields) => {
    const input = toAddressInput(fields);
    if (fields.addToProfile) {
      const { payload } = await add(input);
      if (payload) onAdded(payload.address.id, null);
      return;
    }
    const country = data.countries?.find(({ id }) => id === fields.country) ?? null;
    const key = `custom ${customKey} ${Date.now()}`;
    onAdded(key, { ...input, country, key, isCustom: true, isDefault: false });
  });

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <DialogBody>
        <DialogTitle>{t('CHECKOUT.ADDRESS.ADD')}</DialogTitle>
        <DialogContent className={styles.fields}>
          <TextField
            control={control}
            name="companyName"
            label={t('ADDRESS.COMPANY_NAME')}
            autoComplete="organization"
            required
          />
          <SelectField
            control={control}
            name="country"
            label={t('ADDRESS.COUNTRY')}
            choices={(data.countries ?? []).map(({ id, name }) => ({ value: id, label: name }))}
            required
          />
          <TextField
            control={control}
            name="firstName"
            label={t('ADDRESS.FIRST_NAME')}
            autoComplete="given-name"
            required
          />
          <TextField
            control={control}
            name="lastName"
            label={t('ADDRESS.LAST_NAME')}
            autoComplete="family-name"
            required
          />
          <TextField
            control={control}
            name="address"
            label={t('ADDRESS.ADDRESS')}
            autoComplete="street-address"
            required
          />
          <TextField
            control={control}
            name="city"
            label={t('ADDRESS.CITY')}
            autoComplete="address-level2"
            required
          />
          <TextField
            control={control}
            name="index"
            label={t('ADDRESS.INDEX')}
            autoComplete="postal-code"
            required
          />
          <TextField
            control={control}
            name="region"
            label={t('ADDRESS.REGION')}
            autoComplete="address-level1"
          />
          <TextField
            control={control}
            name="phone"
            label={t('ADDRESS.PHONE')}
            type="tel"
            autoComplete="tel"
            required
          />
          <TextField
            control={control}
            name="email"
            label={t('ADDRESS.EMAIL')}
            type="email"
            autoComplete="email"
            required
          />
          <TextField control={control} name="vat" label={t('ADDRESS.VAT')} />
          <TextField control={control} name="customsCode" label={t('ADDRESS.CUSTOMS_CODE')} />
          <TextField control={control} name="regCode" label={t('ADDRESS.REG_CODE')} />
          <div className={styles.wide}>
            <CheckboxField
              control={control}
              name="addToProfile"
              label={t('CHECKOUT.ADDRESS.ADD_TO_PROFILE')}
            />
            <TextField
              // The rule is another one now; a fresh field takes it.
              key={String(isForProfile)}
              control={control}
              name="name"
              label={t('ADDRESS.NAME')}
              hint={t('CHECKOUT.ADDRESS.NAME_HINT')}
              required={isForProfile}
            />
          </div>
        </DialogContent>
        <DialogActions fluid>
          <Button onClick={onClose}>{t('CANCEL')}</Button>
          <SubmitButton isBusy={form.formState.isSubmitting}>{t('CHECKOUT.ADDRESS.SAVE')}</SubmitButton>
        </DialogActions>
      </DialogBody>
    </form>
  );
}
