import { Button, Field, makeStyles, Select, tokens } from '@fluentui/react-components';
import { useState, type FormEvent, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { emptyFilter } from './emptyFilter.ts';
import { isCompleteFilter, type Filter, type FilterDefinition, type Filters } from './Filter.ts';
import { FilterValue } from './FilterValue.tsx';

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
});

type Props = {
  definitions: readonly FilterDefinition[];
  /** What is set already: choosing such a filter changes it. */
  filters: Filters;
  onSet: (key: string, filter: Filter) => void;
  /** The filter that it starts with; the first one when left out. */
  initialKey?: string | undefined;
};

/** Chooses one filter and its value; an empty one cannot be added (LIST-10). */
export function FilterForm({ definitions, filters, onSet, initialKey }: Props): ReactElement | null {
  const styles = useStyles();
  const { t } = useTranslation();
  const [chosenKey, setChosenKey] = useState(initialKey ?? definitions[0]?.key);
  const [edited, setEdited] = useState<Filter | null>(null);
  const definition = definitions.find(({ key }) => key === chosenKey);
  if (!definition) return null;
  const filter = edited ?? filters.get(definition.key) ?? emptyFilter(definition);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // What is typed but not a day must not be left out without a word.
    const wrong = event.currentTarget.querySelector('[aria-invalid=true]');
    if (wrong instanceof HTMLElement) wrong.focus();
    else if (isCompleteFilter(filter)) onSet(definition.key, filter);
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <Field label={t('FILTER.FIELD')}>
        <Select
          value={definition.key}
          onChange={(_, { value }) => {
            setChosenKey(value);
            setEdited(null);
          }}
        >
          {definitions.map(({ key, label }) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <FilterValue definition={definition} filter={filter} onChange={setEdited} />
      <Button type="submit" appearance="primary" disabledFocusable={!isCompleteFilter(filter)}>
        {t('FILTER.APPLY')}
      </Button>
    </form>
  );
}
