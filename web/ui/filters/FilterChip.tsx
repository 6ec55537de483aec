import {
  InteractionTag,
  InteractionTagPrimary,
  InteractionTagSecondary,
  makeStyles,
} from '@fluentui/react-components';
import type { TFunction } from 'i18next';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../values/formatDate.ts';
import { previewNumericText } from '../form/numericText.ts';
import { operatorSign } from './operatorSign.ts';
import { choicesOf, type Filter, type FilterDefinition } from './Filter.ts';

const useStyles = makeStyles({
  // A long filter, or one in large type, takes further lines.
  chip: { maxInlineSize: '100%', height: 'auto' },
  part: {
    height: 'auto',
    minBlockSize: '24px',
    alignSelf: 'stretch',
    '@media (pointer: coarse)': { minBlockSize: '44px', minInlineSize: '44px' },
  },
  text: { whiteSpace: 'normal', overflowWrap: 'anywhere', textAlign: 'start' },
});

type Props = {
  definition: FilterDefinition;
  filter: Filter;
  /** Changes it, in a form next to the pressed element. */
  onEdit: (opener: HTMLElement) => void;
  onRemove: () => void;
};

/** A filter that is set: pressing it changes it, its cross takes it away (LIST-09). */
export function FilterChip({ definition, filter, onEdit, onRemove }: Props): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const text = `${definition.label} ${describe(definition, filter, t)}`;
  return (
    <InteractionTag size="small" appearance="brand" className={styles.chip}>
      <InteractionTagPrimary
        as="button"
        hasSecondaryAction
        aria-haspopup="dialog"
        onClick={({ currentTarget }) => onEdit(currentTarget)}
        className={styles.part}
        primaryText={{ className: styles.text }}
      >
        {text}
      </InteractionTagPrimary>
      <InteractionTagSecondary
        aria-label={t('FILTER.REMOVE', { filter: definition.label })}
        className={styles.part}
        onClick={onRemove}
      />
    </InteractionTag>
  );
}

function describe(definition: FilterDefinition, filter: Filter, t: TFunction): string {
  const nameOf = (value: string): string =>
    choicesOf(definition)?.find((choice) => choice.value === value)?.label ?? value;
  switch (filter.type) {
    case 'string':
      return filter.conditions
        .map(({ operator, value }) => `${operatorSign(operator, t)} ${nameOf(value)}`)
        .join(', ');
    case 'int':
    case 'amount': {
      const style = definition.type === 'amount' ? definition.decimalStyle : undefined;
      return filter.conditions
        .map(({ operator, value }) => `${operatorSign(operator, t)} ${previewNumericText(value, style)}`)
        .join(', ');
    }
    case 'select':
      return `= ${filter.values.map(nameOf).join(', ')}`;
    case 'dateRange':
      return `${filter.from === null ? '…' : formatDate(filter.from)} – ${filter.until === null ? '…' : formatDate(filter.until)}`;
    case 'boolean':
      return `= ${filter.value ? t('YES') : t('NO')}`;
  }
}
