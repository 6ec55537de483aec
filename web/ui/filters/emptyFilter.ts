import { choicesOf, type Filter, type FilterDefinition } from './Filter.ts';

/** The filter that a definition starts with in the form. */
export function emptyFilter(definition: FilterDefinition): Filter {
  const { type } = definition;
  switch (type) {
    case 'string':
      return { type, conditions: [{ operator: choicesOf(definition) ? '=' : 'like', value: '' }] };
    case 'int':
    case 'amount':
      return { type, conditions: [{ operator: '=', value: '' }] };
    case 'select':
      return { type, values: [] };
    case 'dateRange':
      return { type, from: null, until: null };
    case 'boolean':
      return { type, value: true };
  }
}
