import { makeStyles, tokens } from '@fluentui/react-components';
import { useRef, useState, type ReactElement } from 'react';
import { Controller, type Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ClaimKind } from '../../../parts/claims/claims.urls.ts';
import { useSession } from '../../../shell/session/useSession.ts';
import { DayField } from '../../../ui/filters/DayField.tsx';
import { refuseDay } from '../../../ui/filters/readTypedDay.ts';
import { CheckboxField } from '../../../ui/form/CheckboxField.tsx';
import { NumberField } from '../../../ui/form/NumberField.tsx';
import { numberText } from '../../../ui/form/numberRules.ts';
import { toIsoDay } from '../../../ui/values/formatDate.ts';
import { CarFields } from './CarFields.tsx';
import type { Clarification, DraftItem } from '../draft/DraftItem.ts';

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

/** Optional facts for the manager: the packing of a return, the vehicle of a reclamation (GAP-132). */
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
        <Day control={control} name="fittingDate" label={t('CLAIM.FITTING_DATE')} />
        <Mileage control={control} name="fittingOnMillage" label={t('CLAIM.FITTING_MILEAGE')} />
        <Day control={control} name="problemDate" label={t('CLAIM.PROBLEM_DATE')} />
        <Mileage control={control} name="problemOnMillage" label={t('CLAIM.PROBLEM_MILEAGE')} />
      </div>
    </>
  );
}

type FieldOf<Name extends keyof Clarification> = { control: Control<DraftItem>; name: Name; label: string };

/** A day that has come, and none before the fitting. */
function Day({ control, name, label }: FieldOf<'fittingDate' | 'problemDate'>): ReactElement {
  const { t } = useTranslation();
  const [today] = useState(() => toIsoDay(new Date()));
  // A text that is not a day leaves the value empty, and must not be left out without a word.
  const text = useRef('');
  const validate = (day: string, { clarification }: DraftItem): true | string => {
    if (day === '') return text.current.trim() === '' || refuseDay(text.current, t);
    if (day > today) return t('CLAIM.DAY.FUTURE');
    return name === 'fittingDate' || day >= clarification.fittingDate || t('CLAIM.DAY.BEFORE_FITTING');
  };
  return (
    <Controller
      control={control}
      name={`clarification.${name}`}
      rules={{ validate, ...(name === 'fittingDate' ? { deps: ['clarification.problemDate'] } : {}) }}
      render={({ field, fieldState }) => (
        <DayField
          ref={field.ref}
          label={label}
          value={field.value === '' ? null : field.value}
          max={today}
          onChange={(day) => field.onChange(day ?? '')}
          onText={(typed) => {
            text.current = typed;
          }}
          error={fieldState.error?.message}
        />
      )}
    />
  );
}

/** The most kilometres that a mileage can be. */
const mostKilometres = 9_999_999;

/** A mileage, and none below that at the fitting. */
function Mileage({ control, name, label }: FieldOf<'fittingOnMillage' | 'problemOnMillage'>): ReactElement {
  const { t } = useTranslation();
  const { decimalStyle } = useSession();
  return (
    <NumberField
      control={control}
      name={`clarification.${name}`}
      label={label}
      decimals={0}
      decimalStyle={decimalStyle}
      wanted={t('CLAIM.MILEAGE.INVALID')}
      least={0}
      most={mostKilometres}
      validate={(kilometres, { clarification: { fittingOnMillage: fitted } }) =>
        name === 'fittingOnMillage' ||
        fitted === '' ||
        !(kilometres < Number(numberText(fitted, 0))) ||
        t('CLAIM.MILEAGE.LESS')
      }
      deps={name === 'fittingOnMillage' ? ['clarification.problemOnMillage'] : []}
    />
  );
}
