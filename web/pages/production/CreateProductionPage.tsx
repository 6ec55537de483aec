import { Field, makeStyles, mergeClasses, Radio, RadioGroup, tokens } from '@fluentui/react-components';
import { useId, useRef, type ReactElement } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { formErrors } from '../../relay/placeFieldErrors.ts';
import { useSession } from '../../shell/session/useSession.ts';
import { ButtonLink } from '../../ui/links/ButtonLink.tsx';
import { NumberField } from '../../ui/form/NumberField.tsx';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { TextAreaField } from '../../ui/form/TextAreaField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { useLeaveQuestion } from '../../ui/form/useLeaveQuestion.ts';
import { useGoOn } from '../../ui/links/useGoOn.ts';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { productionUrl } from './production.urls.ts';
import { noProduction, type ProductionFields } from './ProductionFields.ts';
import { productionTypes } from './ProductionType.ts';
import { useTotal } from './useTotal.ts';
import { useCreateProduction } from './useCreateProduction.ts';
import { groupLabel } from '../../ui/form/groupLabel.ts';
import { sayRefused } from '../../ui/form/sayRefused.ts';

const useStyles = makeStyles({
  form: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: `${tokens.spacingVerticalL} ${tokens.spacingHorizontalL}`,
    // A field without an error keeps its height next to one with an error.
    alignItems: 'start',
    maxInlineSize: '720px',
  },
  wide: { gridColumn: '1 / -1' },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
});

/** The form of a new request: an order, or an offer with its justification (PROD-04 to PROD-10, GAP-143). */
export function CreateProductionPage(): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const goOn = useGoOn();
  const { selectedCurrencyCode, decimalStyle } = useSession();
  const [search] = useSearchParams();
  const form = useForm<ProductionFields>({
    mode: 'onTouched',
    defaultValues: { ...noProduction, type: search.get('type') === 'offer' ? 'OFFER' : 'ORDER' },
  });
  const { control, formState } = form;
  const [type, qty, price] = form.watch(['type', 'qty', 'price']);
  const total = useTotal(qty, price);
  const totalId = useId();
  const create = useCreateProduction(formErrors(form));
  const isDone = useRef(false);
  const { isDirty } = formState;
  useLeaveQuestion(() => isDirty && !isDone.current);

  const submit = form.handleSubmit(async (fields) => {
    const made = await create(fields);
    isDone.current = made !== null;
    if (!made) return;
    const { OENumber, type: kind } = fields;
    await goOn(productionUrl(kind), {
      title: t('CATALOG.CART.DONE'),
      body: [
        [t(`PRODUCTION.TYPE.${kind}`), made.dbId].join(' '),
        OENumber.trim(),
        `${t('ORDER.ITEMS.QTY')} ${fields.qty.trim()}`,
        total,
      ]
        .filter(Boolean)
        .join(' · '),
    });
  }, sayRefused);

  return (
    <>
      <PageHeader title={t('PRODUCTION.NEW')} />
      <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        <Controller
          control={control}
          name="type"
          render={({ field: { value, onChange } }) => (
            <Field
              label={groupLabel(t('PRODUCTION.TYPE'))}
              hint={t(`PRODUCTION.TYPE.HINT.${type}`)}
              className={styles.wide}
            >
              <RadioGroup layout="horizontal" value={value} onChange={(_, data) => onChange(data.value)}>
                {productionTypes.map((one) => (
                  <Radio key={one} value={one} label={t(`PRODUCTION.TYPE.${one}`)} />
                ))}
              </RadioGroup>
            </Field>
          )}
        />
        <div className={styles.wide}>
          <TextField
            control={control}
            name="OENumber"
            label={t('PRODUCTION.OE_NUMBER')}
            required
            maxLength={255}
            autoComplete="off"
          />
        </div>
        <div className={styles.wide}>
          <TextAreaField control={control} name="description" label={t('PRODUCTION.DESCRIPTION')} required />
        </div>
        {type === 'OFFER' ? (
          <div className={styles.wide}>
            <TextAreaField
              control={control}
              name="justification"
              label={t('PRODUCTION.JUSTIFICATION')}
              hint={t('PRODUCTION.JUSTIFICATION.HINT')}
              required
            />
          </div>
        ) : null}
        <NumberField
          control={control}
          name="qty"
          label={t('ORDER.ITEMS.QTY')}
          required
          decimals={0}
          decimalStyle={decimalStyle}
          wanted={t('PRODUCTION.QTY_RULE')}
          least={1}
          most={999_999_999}
        />
        <NumberField
          control={control}
          name="price"
          label={t('PRODUCTION.PRICE')}
          required
          decimals={2}
          decimalStyle={decimalStyle}
          currencyCode={selectedCurrencyCode}
          wanted={t('PRODUCTION.PRICE_RULE')}
          least={0}
          most={999_999_999_999}
        />
        <div className={mergeClasses(styles.wide, styles.buttons)}>
          {total === null ? null : <span id={totalId}>{total}</span>}
          <SubmitButton isBusy={formState.isSubmitting} describedBy={total === null ? undefined : totalId}>
            {t(`PRODUCTION.SUBMIT.${type}`)}
          </SubmitButton>
          <ButtonLink to={productionUrl(type)}>{t('CANCEL')}</ButtonLink>
        </div>
      </form>
    </>
  );
}
