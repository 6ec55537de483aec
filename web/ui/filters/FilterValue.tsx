import { Field, Radio, RadioGroup } from '@fluentui/react-components';
import { lazy, Suspense, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { ConditionsEditor } from './ConditionsEditor.tsx';
import {
  choicesOf,
  exactOperators,
  numberOperators,
  stringOperators,
  type Filter,
  type FilterDefinition,
} from './Filter.ts';
import { SelectValues } from './SelectValues.tsx';
import { groupLabel } from '../form/groupLabel.ts';

// The calendar is large and comes with the first date filter.
const DayField = lazy(async () => ({ default: (await import('./DayField.tsx')).DayField }));

type Props = { definition: FilterDefinition; filter: Filter; onChange: (filter: Filter) => void };

/** The value of one filter, by its kind (LIST-11 to LIST-15). */
export function FilterValue({ definition, filter, onChange }: Props): ReactElement {
  const { t } = useTranslation();
  switch (filter.type) {
    case 'string':
      return (
        <ConditionsEditor
          operators={choicesOf(definition) ? exactOperators : stringOperators}
          conditions={filter.conditions}
          choices={choicesOf(definition)}
          example={definition.type === 'string' ? definition.example : undefined}
          onChange={(conditions) => onChange({ type: 'string', conditions })}
        />
      );
    case 'int':
    case 'amount':
      return (
        <ConditionsEditor
          operators={numberOperators}
          conditions={filter.conditions}
          decimals={filter.type === 'int' ? 0 : 2}
          decimalStyle={definition.type === 'amount' ? definition.decimalStyle : undefined}
          onChange={(conditions) => onChange({ type: filter.type, conditions })}
        />
      );
    case 'select':
      return (
        <SelectValues
          label={definition.label}
          choices={choicesOf(definition) ?? []}
          values={filter.values}
          onChange={(values) => onChange({ type: 'select', values })}
        />
      );
    case 'dateRange':
      return (
        <Suspense>
          <DayField
            label={t('FILTER.FROM')}
            value={filter.from}
            onChange={(from) => onChange({ ...filter, from })}
          />
          <DayField
            label={t('FILTER.UNTIL')}
            value={filter.until}
            min={filter.from}
            onChange={(until) => onChange({ ...filter, until })}
          />
        </Suspense>
      );
    case 'boolean':
      return (
        <Field label={groupLabel(t('FILTER.VALUE'))}>
          <RadioGroup
            layout="horizontal"
            value={filter.value ? '1' : '0'}
            onChange={(_, { value }) => onChange({ type: 'boolean', value: value === '1' })}
          >
            <Radio value="1" label={t('YES')} />
            <Radio value="0" label={t('NO')} />
          </RadioGroup>
        </Field>
      );
  }
}
