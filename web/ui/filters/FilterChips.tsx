import type { ReactElement } from 'react';
import type { FilterDefinition, Filters } from './Filter.ts';
import { FilterChip } from './FilterChip.tsx';

type Props = {
  definitions: readonly FilterDefinition[];
  filters: Filters;
  onEdit: (key: string, opener: HTMLElement) => void;
  onRemove: (key: string) => void;
};

/** The filters that are set, one chip each, in the order of their definitions (LIST-09). */
export function FilterChips({ definitions, filters, onEdit, onRemove }: Props): ReactElement {
  return (
    <>
      {definitions.map((definition) => {
        const filter = filters.get(definition.key);
        return filter ? (
          <FilterChip
            key={definition.key}
            definition={definition}
            filter={filter}
            onEdit={(opener) => onEdit(definition.key, opener)}
            onRemove={() => onRemove(definition.key)}
          />
        ) : null;
      })}
    </>
  );
}
