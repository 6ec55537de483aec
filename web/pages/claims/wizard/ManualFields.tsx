import { makeStyles, tokens } from '@fluentui/react-components';
import { useState, type ReactElement } from 'react';
import { Controller, type Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { ManualFieldsQuery } from '../../../__generated__/ManualFieldsQuery.graphql.ts';
import { useDebouncedQuery } from '../../../relay/useDebouncedQuery.ts';
import { useSession } from '../../../shell/session/useSession.ts';
import { DayField } from '../../../ui/filters/DayField.tsx';
import { requiredRule } from '../../../ui/form/requiredRule.ts';
import { NumberField } from '../../../ui/form/NumberField.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { toIsoDay } from '../../../ui/values/formatDate.ts';
import { present } from '../../../ui/list/present.ts';
import type { DraftItem } from '../draft/DraftItem.ts';
import { QtyField } from './QtyField.tsx';

const useStyles = makeStyles({
  fields: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))',
    gap: tokens.spacingHorizontalM,
    alignItems: 'start',
  },
});

/** The invoice, entered by hand: number (with suggestions, GAP-103), date, price and quantity (CLM-23, CLM-31). */
export function ManualFields({
  control,
  number,
  currencyCode,
}: {
  control: Control<DraftItem>;
  number: string;
  /** The currency of the price. */
  currencyCode: string;
}): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const { decimalStyle } = useSession();
  const [today] = useState(() => toIsoDay(new Date()));
  const typed = number.trim();
  const { data } = useDebouncedQuery<ManualFieldsQuery>(
    graphql`
      query ManualFieldsQuery($number: String!) {
        viewer {
          searchMergedInvoices(number: $number) {
            dbId
            docNumber
          }
        }
      }
    `,
    typed.length > 1 ? { number: typed } : null,
    // Suggestions only: without them the number is typed.
    { pause: 200, isQuiet: true },
  );
  const suggestions = present(data?.viewer.searchMergedInvoices);
  return (
    <div className={styles.fields}>
      <TextField
        control={control}
        name="invoiceNumber"
        label={t('CLAIM.INVOICE_NUMBER')}
        required
        autoComplete="off"
        list="claim-invoice-numbers"
      />
      <datalist id="claim-invoice-numbers">
        {suggestions.map(({ dbId, docNumber }) =>
          docNumber ? (
            <option key={dbId} value={docNumber}>
              {docNumber}
            </option>
          ) : null,
        )}
      </datalist>
      <Controller
        control={control}
        name="invoiceDate"
        rules={{
          validate: {
            required: requiredRule(t, 'enter'),
            past: (day: string) => day <= today || t('CLAIM.DAY.FUTURE'),
          },
        }}
        render={({ field, fieldState }) => (
          <DayField
            ref={field.ref}
            label={t('CLAIM.INVOICE_DATE')}
            required
            value={field.value === '' ? null : field.value}
            max={today}
            onChange={(day) => field.onChange(day ?? '')}
            error={fieldState.error?.message}
          />
        )}
      />
      <NumberField
        control={control}
        name="price"
        label={t('CLAIM.PRICE')}
        required
        decimals={2}
        decimalStyle={decimalStyle}
        currencyCode={currencyCode}
        wanted={t('CLAIM.PRICE.INVALID')}
        least={0}
        most={1_000_000}
      />
      <QtyField control={control} />
    </div>
  );
}
