import { Button, Checkbox } from '@fluentui/react-components';
import { startTransition, useEffect, useState, type FocusEvent, type ReactElement } from 'react';
import { useTexts } from '../../visitor/Texts.tsx';
import { typedBefore, useVisitorForm, type Control } from '../../visitor/useVisitorForm.ts';
import { VisitorField } from '../../visitor/VisitorField.tsx';
import { VisitorSubmit } from '../../visitor/VisitorSubmit.tsx';
import { SignUpAddressFields } from './SignUpAddressFields.tsx';
import { SignUpContactFields } from './SignUpContactFields.tsx';
import { forgotPasswordUrl, loginUrl } from './session.urls.ts';
import { addressFields, toBillingName, toSignupInput } from './toSignupInput.ts';
import { SignUpSection } from './SignUpSection.tsx';
import { useCountries } from './useCountries.ts';
import { useSignUp } from './useSignUp.ts';

/** Fields of the contact that follow the billing address until they are typed. The e-mail does not: it receives the password. */
const inCommon: Readonly<Record<string, string>> = {
  'billingAddress.firstName': 'contact.firstName',
  'billingAddress.lastName': 'contact.lastName',
  'billingAddress.phone': 'contact.workPhone',
};

/** What was typed into these fields of the contact before the client ran. */
const typedContact = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.values(inCommon)
      .map((name) => [name, typedBefore(name)] as const)
      .filter(([, text]) => text),
  );

type Props = {
  /** Told the e-mail that the password goes to. */
  onSignedUp: (email: string) => void;
};

/** Registers a company as a wholesale customer (AUTH-26 to AUTH-36). Formats are the server's to check (GAP-21). */
export function SignUpForm({ onSignedUp }: Props): ReactElement {
  const { t } = useTexts();
  const [{ list: countries, hasFailed }, readCountries] = useCountries();
  const [isShippingAsBilling, setIsShippingAsBilling] = useState(true);
  const [copy, setCopy] = useState<{ times: number; texts?: Readonly<Record<string, string>> }>({
    times: 0,
  });
  const [companyName, setCompanyName] = useState(() => typedBefore('billingAddress.companyName'));
  const [contact, setContact] = useState(typedContact);
  const [ofBilling, setOfBilling] = useState<Readonly<Record<string, string>>>({});
  const [signUp, isWriting] = useSignUp();
  const [isEmailRefused, setIsEmailRefused] = useState(false);
  const form = useVisitorForm(async ({ valueOf, receiver }) => {
    const input = toSignupInput(valueOf, isShippingAsBilling);
    const { payload, problem } = await signUp(input, {
      form: receiver(isShippingAsBilling ? toBillingName : undefined),
    });
    setIsEmailRefused(problem?.fieldErrors?.some(({ path }) => path === 'contact.email') ?? false);
    if (payload) onSignedUp(input.contact.email);
  }, true);
  // No one has to type it again (WCAG 3.3.7). What was typed into the contact stays.
  const listener = {
    onBlur: (event: FocusEvent<HTMLFormElement>) => {
      form.props.onBlur(event);
      const { target } = event;
      const name = target instanceof HTMLInputElement ? inCommon[target.name] : undefined;
      if (!name || name in contact) return;
      setOfBilling({ ...ofBilling, [name]: target.value });
      if (target.value) form.clear(name);
    },
  };
  // Mostly little differs. What was typed stays.
  const copyBilling = () => {
    if (addressFields.some((name) => form.valueOf(`deliveryAddress.${name}`) !== '')) return;
    addressFields.forEach((name) => form.clear(`deliveryAddress.${name}`));
    const texts = addressFields.map((name) => [
      `deliveryAddress.${name}`,
      form.valueOf(`billingAddress.${name}`),
    ]);
    setCopy({ times: copy.times + 1, texts: Object.fromEntries(texts) });
  };
  useEffect(() => {
    // It may have been changed before the client ran.
    const [box] = document.getElementsByName('shippingAsBilling');
    if (box instanceof HTMLInputElement) startTransition(() => setIsShippingAsBilling(box.checked));
  }, []);

  return (
    <form className="visitor-form visitor-form-long" {...form.props} {...listener}>
      {hasFailed ? (
        <p role="alert" className="visitor-alert">
          {t('SIGN_UP.COUNTRIES_FAILED')} <Button onClick={readCountries}>{t('TRY_AGAIN')}</Button>
        </p>
      ) : null}
      <SignUpSection title={t('SIGN_UP.COMPANY')}>
        <VisitorField
          form={form}
          name="agent.businessName"
          label={t('SIGN_UP.BUSINESS_NAME')}
          autoComplete="organization"
          required
          onChange={(_, { value }) => {
            // AUTH-33. A complaint about the copy goes when the copy changes.
            setCompanyName(value);
            form.clear('billingAddress.companyName');
          }}
        />
      </SignUpSection>
      <SignUpSection title={t('SIGN_UP.BILLING')}>
        <SignUpAddressFields
          form={form}
          of="billingAddress"
          countries={countries}
          companyName={{ value: companyName, onChange: (_, { value }) => setCompanyName(value) }}
        />
      </SignUpSection>
      <Checkbox
        name="shippingAsBilling"
        label={t('SIGN_UP.SHIPPING_AS_BILLING')}
        checked={isShippingAsBilling}
        onChange={(_, { checked }) => {
          setIsShippingAsBilling(checked === true);
          if (checked === false) copyBilling();
        }}
      />
      <SignUpSection title={t('SIGN_UP.DELIVERY')} isHidden={isShippingAsBilling}>
        <SignUpAddressFields
          key={copy.times}
          form={form}
          of="deliveryAddress"
          countries={countries}
          initial={copy.texts}
        />
      </SignUpSection>
      <SignUpSection title={t('SIGN_UP.CONTACT')}>
        <SignUpContactFields
          form={form}
          valueOf={(name) => contact[name] ?? ofBilling[name] ?? ''}
          onChange={(name, value) => setContact({ ...contact, [name]: value })}
        />
      </SignUpSection>
      {isEmailRefused ? (
        <div className="visitor-links">
          <a className="visitor-link" href={loginUrl()}>
            {t('SIGN_UP.TO_LOGIN')}
          </a>
          <a className="visitor-link" href={forgotPasswordUrl()}>
            {t('LOGIN.FORGOT_PASSWORD')}
          </a>
        </div>
      ) : null}
      {form.wrong.length > 0 ? (
        <p role="alert" className="visitor-alert">
          {`${t('FROM.ERROR.PLEASE_ENTER_VALUE')}: ${[...new Set(form.wrong.map(labelOf))].join(', ')}`}
        </p>
      ) : null}
      <div className="visitor-submit">
        <VisitorSubmit isBusy={isWriting}>{t('SIGN_UP.SUBMIT')}</VisitorSubmit>
      </div>
    </form>
  );
}

/** The label's text, without the mark of required fields. */
const labelOf = ({ labels, name }: Control): string => labels?.[0]?.firstChild?.textContent ?? name;
