import { makeStyles, tokens } from '@fluentui/react-components';
import { useState, type ReactElement } from 'react';
import { Controller, type Control, type FieldPath } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ClaimKind } from '../../parts/claims/claims.urls.ts';
import { DayField } from '../../ui/filters/DayField.tsx';
import { CheckboxField } from '../../ui/form/CheckboxField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { toIsoDay } from '../../ui/formatDate.ts';
import { CarFields } from './CarFields.tsx';
import type { DraftItem } from './DraftItem.ts';
import { isWholeNumber } from './isWholeNumber.ts';

const useStyles = makeStyles({
  fields: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
    gap: tokens.spacingHorizontalM,
    alignItems: 'start',
  },
});

type Props = {
  control: Control<DraftItem>;
  kind: ClaimKind;
  /** The claimed article, for the vehicles it fits; null if it is not known. */
  articleName: string | null;
};

/** What the manager may want to know in addition: the packing of a return, the vehicle of a reclamation (GAP-132). */
export function ClarificationFields({ control, kind, articleName }: Props): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  if (kind === 'return') {
    return (
      <div>
        <CheckboxField
          control={control}
          name="clarification.hasCrashedBoxRetention"
          label={t('CLAIM.CRASHED_BOX')}
        />
        <CheckboxField
          control={control}
          name="clarification.hasBadPackingRetention"
          label={t('CLAIM.BAD_PACKING')}
        />
      </div>
    );
  }
  return (
    <>
      <CarFields control={control} articleName={articleName} />
      <div className={styles.fields}>
        <Day control={control} name="clarification.fittingDate" label={t('CLAIM.FITTING_DATE')} />
        <Mileage control={control} name="clarification.fittingOnMillage" label={t('CLAIM.FITTING_MILEAGE')} />
        <Day control={control} name="clarification.problemDate" label={t('CLAIM.PROBLEM_DATE')} />
        <Mileage control={control} name="clarification.problemOnMillage" label={t('CLAIM.PROBLEM_MILEAGE')} />
      </div>
    </>
  );
}

type FieldOf = { control: Control<DraftItem>; name: FieldPath<DraftItem>; label: string };

function Day({ control, name, label }: FieldOf): ReactElement {
  const [today] = useState(() => toIsoDay(new Date()));
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => (
        <DayField
          ref={field.ref}
          label={label}
          value={typeof field.value === 'string' && field.value !== '' ? field.value : null}
          max={today}
          onChange={(day) => field.onChange(day ?? '')}
          error={fieldState.error?.message}
        />
      )}
    />
  );
}

function Mileage({ control, name, label }: FieldOf): ReactElement {
  const { t } = useTranslation();
  return (
    <TextField
      control={control}
      name={name}
      label={label}
      inputMode="numeric"
      autoComplete="off"
      validate={(text) => text.trim() === '' || isWholeNumber(text) || t('CLAIM.MILEAGE.INVALID')}
    />
  );
}
