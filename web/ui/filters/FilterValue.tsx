import { Field, Radio, RadioGroup } from '@fluentui/react-components';
import { lazy, Suspense, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { ConditionsEditor } from './ConditionsEditor.tsx';
import { intOperators, stringOperators, type Filter, type FilterDefinition } from './Filter.ts';
import { SelectValues } from './SelectValues.tsx';

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
          operators={stringOperators}
          conditions={filter.conditions}
          onChange={(conditions) => onChange({ type: 'string', conditions })}
        />
      );
    case 'int':
      return (
        <ConditionsEditor
          operators={intOperators}
          conditions={filter.conditions}
          isNumeric
          onChange={(conditions) => onChange({ type: 'int', conditions })}
        />
      );
    case 'select':
      return (
        <SelectValues
          label={definition.label}
          choices={definition.type === 'select' ? definition.choices : []}
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
            max={filter.until}
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
        <Field label={t('FILTER.VALUE')}>
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
