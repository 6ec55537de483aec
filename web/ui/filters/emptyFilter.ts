import type { Filter, FilterDefinition } from './Filter.ts';

/** The filter that a definition starts with in the form. */
export function emptyFilter({ type }: FilterDefinition): Filter {
  switch (type) {
    case 'string':
      return { type, conditions: [{ operator: 'like', value: '' }] };
    case 'int':
      return { type, conditions: [{ operator: '=', value: '' }] };
    case 'select':
      return { type, values: [] };
    case 'dateRange':
      return { type, from: null, until: null };
    case 'boolean':
      return { type, value: true };
  }
}
