import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { standardCode } from '../../i18n/languages.ts';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { bookFields, type BookProgram, type BookValues } from './bookSettings.ts';

const useStyles = makeStyles({
  fields: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
    gap: tokens.spacingHorizontalM,
    alignItems: 'start',
  },
});

/** Account, tax code and whatever else an accounting program needs of the buyer's books, in the form around it. */
export function BookFields({ program }: { program: BookProgram }): ReactElement {
  const styles = useStyles();
  const { t, i18n } = useTranslation();
  const { control } = useFormContext<BookValues>();
  const month = new Intl.DateTimeFormat(standardCode(i18n.language), { month: 'long' });
  return (
    <div className={styles.fields}>
      {bookFields[program].map(({ name, label, example, pattern, required, hint }) => (
        <TextField
          key={name}
          control={control}
          name={name}
          label={t(label)}
          required={required ?? false}
          autoComplete="off"
          {...(hint ? { hint: t(hint) } : {})}
          {...(example ? { placeholder: example } : {})}
          validate={(text) =>
            text.trim() === '' || !pattern || pattern.test(text.trim()) || t('BOOKS.LIKE', { example })
          }
        />
      ))}
      {program === 'xero' ? (
        <SelectField
          control={control}
          name="books.xero.dates"
          label={t('BOOKS.DATES')}
          required
          choices={[
            { value: 'dmy', label: t('BOOKS.DATES.DMY') },
            { value: 'mdy', label: t('BOOKS.DATES.MDY') },
          ]}
        />
      ) : null}
      {program === 'datev' ? (
        <SelectField
          control={control}
          name="books.datev.yearMonth"
          label={t('BOOKS.YEAR_MONTH')}
          required
          choices={Array.from({ length: 12 }, (_, index) => ({
            value: String(index + 1),
            label: month.format(new Date(2026, index, 1)),
          }))}
        />
      ) : null}
    </div>
  );
}
