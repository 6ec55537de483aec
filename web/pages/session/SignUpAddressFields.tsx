import { Field, Select, type InputProps } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { fieldError } from '../../visitor/fieldError.tsx';
import { useTexts } from '../../visitor/Texts.tsx';
import type { VisitorForm } from '../../visitor/useVisitorForm.ts';
import { VisitorField } from '../../visitor/VisitorField.tsx';

/** A country to choose. */
export type Country = { readonly id: string; readonly name: string };

type Props = {
  form: VisitorForm;
  /** Which address. */
  of: 'billingAddress' | 'deliveryAddress';
  countries: readonly Country[];
  /** Initial values of its fields, by name. */
  initial?: Readonly<Record<string, string>> | undefined;
  /** For a company name that follows another field. */
  companyName?: Pick<InputProps, 'value' | 'onChange'>;
};

/** The fields of an address: nine that must be given, four that may (AUTH-27, AUTH-30, AUTH-32, AUTH-36). */
export function SignUpAddressFields(props: Props): ReactElement {
  const { form, of, countries, initial, companyName } = props;
  const { t } = useTexts();
  // The browser keeps what it fills in for the two addresses apart.
  const kind = of === 'billingAddress' ? 'billing' : 'shipping';
  const field = { form, initial };
  return (
    <>
      <VisitorField
        {...field}
        required
        {...companyName}
        name={`${of}.companyName`}
        label={t('ADDRESS.COMPANY_NAME')}
        autoComplete={`${kind} organization`}
      />
      <Field
        label={t('ADDRESS.COUNTRY')}
        required
        validationMessage={fieldError(form, `${of}.country`, t('ADDRESS.COUNTRY'))}
      >
        <Select
          name={`${of}.country`}
          // Else a browser calls it invalid before it was touched.
          aria-invalid={Boolean(form.errors[`${of}.country`])}
          // Not on the component, which leaves it out.
          select={{ autoComplete: `${kind} country-name` }}
          defaultValue={initial?.[`${of}.country`]}
        >
          <option value="">{t('FORM.CHOOSE')}</option>
          {countries.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <VisitorField
        {...field}
        required
        name={`${of}.street`}
        label={t('ADDRESS.ADDRESS')}
        autoComplete={`${kind} address-line1`}
      />
      <VisitorField
        {...field}
        required
        name={`${of}.city`}
        label={t('ADDRESS.CITY')}
        autoComplete={`${kind} address-level2`}
      />
      <VisitorField
        {...field}
        required
        name={`${of}.postalCode`}
        label={t('ADDRESS.INDEX')}
        autoComplete={`${kind} postal-code`}
      />
      <VisitorField
        {...field}
        name={`${of}.region`}
        label={t('ADDRESS.REGION')}
        autoComplete={`${kind} address-level1`}
      />
      <VisitorField
        {...field}
        required
        name={`${of}.firstName`}
        label={t('ADDRESS.FIRST_NAME')}
        autoComplete={`${kind} given-name`}
      />
      <VisitorField
        {...field}
        required
        name={`${of}.lastName`}
        label={t('ADDRESS.LAST_NAME')}
        autoComplete={`${kind} family-name`}
      />
      <VisitorField
        {...field}
        required
        name={`${of}.phone`}
        label={t('ADDRESS.PHONE')}
        type="tel"
        autoComplete={`${kind} tel`}
      />
      <VisitorField
        {...field}
        required
        name={`${of}.email`}
        label={t('ADDRESS.EMAIL')}
        type="email"
        autoComplete={`${kind} email`}
      />
      <VisitorField {...field} name={`${of}.vat`} label={t('ADDRESS.VAT')} />
      <VisitorField {...field} name={`${of}.customsCode`} label={t('ADDRESS.CUSTOMS_CODE')} />
      <VisitorField {...field} name={`${of}.regCode`} label={t('ADDRESS.REG_CODE')} />
    </>
  );
}
