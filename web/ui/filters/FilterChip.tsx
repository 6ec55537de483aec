import {
  InteractionTag,
  InteractionTagPrimary,
  InteractionTagSecondary,
  makeStyles,
} from '@fluentui/react-components';
import type { TFunction } from 'i18next';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { toDottedDay } from '../formatDate.ts';
import type { Filter, FilterDefinition } from './Filter.ts';

const useStyles = makeStyles({
  chip: { maxInlineSize: '100%' },
  text: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
});

type Props = { definition: FilterDefinition; filter: Filter; onRemove: () => void };

/** A filter that is set, and how to take it away (LIST-09). */
export function FilterChip({ definition, filter, onRemove }: Props): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const text = `${definition.label} ${describe(definition, filter, t)}`;
  return (
    <InteractionTag size="small" appearance="brand" className={styles.chip}>
      <InteractionTagPrimary
        as="button"
        hasSecondaryAction
        title={text}
        onClick={onRemove}
        className={styles.text}
      >
        {text}
      </InteractionTagPrimary>
      <InteractionTagSecondary
        aria-label={t('FILTER.REMOVE', { filter: definition.label })}
        onClick={onRemove}
      />
    </InteractionTag>
  );
}

function describe(definition: FilterDefinition, filter: Filter, t: TFunction): string {
  switch (filter.type) {
    case 'string':
    case 'int':
      return filter.conditions
        .map(({ operator, value }) => `${operator === 'like' ? t('FILTER.LIKE') : operator} ${value}`)
        .join(', ');
    case 'select': {
      const choices = definition.type === 'select' ? definition.choices : [];
      return `= ${filter.values.map((value) => choices.find((choice) => choice.value === value)?.label ?? value).join(', ')}`;
    }
    case 'dateRange':
      return `${filter.from === null ? '…' : toDottedDay(filter.from)} – ${filter.until === null ? '…' : toDottedDay(filter.until)}`;
    case 'boolean':
      return `= ${filter.value ? t('YES') : t('NO')}`;
  }
}
