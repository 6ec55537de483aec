import { Button, Field, Link, makeStyles, tokens } from '@fluentui/react-components';
import { useEffect, useRef, type ReactElement } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../shell/session/useSession.ts';
import { requiredRule } from '../../../ui/form/requiredRule.ts';
import { ArticleField } from './ArticleField.tsx';
import type { DraftItem } from '../draft/DraftItem.ts';
import { InvoiceLines } from './InvoiceLines.tsx';
import { ManualFields } from './ManualFields.tsx';

const useStyles = makeStyles({
  step: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
});

type Props = {
  form: UseFormReturn<DraftItem>;
  /** Called as soon as a line and a quantity are chosen (CLM-22). */
  onChosen: () => void;
};

/** Step 1: the article, and the line of the invoice it was bought with, or an invoice entered by hand (CLM-22, CLM-23). */
export function PartStep({ form, onChosen }: Props): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const { selectedCurrencyCode } = useSession();
  const [articleName, isManual, line, invoiceNumber, qty, currencyCode] = form.watch([
    'articleName',
    'isManual',
    'line',
    'invoiceNumber',
    'qty',
    'currencyCode',
  ]);
  const isSwitched = useRef(false);
  const enterByHand = (byHand: boolean) => {
    isSwitched.current = true;
    form.setValue('isManual', byHand);
  };
  useEffect(() => {
    if (!isSwitched.current) return;
    isSwitched.current = false;
    // The button goes with what it changes.
    form.setFocus(isManual ? 'invoiceNumber' : 'line');
  }, [form, isManual]);
  return (
    <div className={styles.step}>
      <Controller
        control={form.control}
        name="articleName"
        rules={{ validate: requiredRule(t, 'select') }}
        render={({ field, fieldState }) => (
          <ArticleField
            ref={field.ref}
            value={field.value}
            error={fieldState.error?.message}
            onChoose={(name) => {
              field.onChange(name);
              form.setValue('line', null);
              form.clearErrors();
            }}
          />
        )}
      />
      {isManual ? (
        <>
          <ManualFields control={form.control} number={invoiceNumber} currencyCode={currencyCode} />
          <div>
            <Link as="button" type="button" onClick={() => enterByHand(false)}>
              {t('CLAIM.MANUAL.BACK')}
            </Link>
          </div>
        </>
      ) : (
        <Controller
          control={form.control}
          name="line"
          rules={{
            validate: (value) => value !== null || t('CLAIM.LINES.REQUIRED', { manual: t('CLAIM.MANUAL') }),
          }}
          render={({ field, fieldState }) => (
            <Field validationMessage={fieldState.error?.message}>
              {/* Where the focus is when a line is still to be chosen. */}
              <div ref={field.ref} role="group" aria-label={t('CLAIM.LINES')} tabIndex={-1}>
                <InvoiceLines
                  articleName={articleName}
                  chosen={line?.id ?? null}
                  invoiceNumber={invoiceNumber}
                  qty={qty}
                  onChoose={(chosen, pieces) => {
                    field.onChange(chosen);
                    form.setValue('qty', String(pieces));
                    form.clearErrors();
                    onChosen();
                  }}
                />
              </div>
            </Field>
          )}
        />
      )}
      {isManual ? null : (
        <div>
          <Button
            appearance="subtle"
            onClick={() => {
              enterByHand(true);
              form.setValue('currencyCode', selectedCurrencyCode ?? '');
              form.setValue('line', null);
              form.clearErrors();
            }}
          >
            {t('CLAIM.MANUAL')}
          </Button>
        </div>
      )}
    </div>
  );
}
