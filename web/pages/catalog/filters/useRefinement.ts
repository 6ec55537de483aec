import { useSearchParams } from 'react-router-dom';
import { usePendingSearch } from '../../../ui/links/pendingLocation.ts';
import {
  readConditions,
  readSort,
  withoutConditions,
  withValues,
  type RefinementName,
} from './refinement.ts';

/** The conditions on the results and how to change them; each change is a step of the browser's history. */
export type RefinementState = {
  valuesOf: (name: RefinementName) => readonly string[];
  sort: ReturnType<typeof readSort>;
  setValues: (name: RefinementName | 'sort', values: readonly string[]) => void;
  setPrices: (from: string, to: string) => void;
  clear: () => void;
  hasConditions: boolean;
};

/** The conditions in the URL, or in the one on its way, so that a choice shows at once (DAY-51). */
export function useRefinement(): RefinementState {
  const [shown, setParams] = useSearchParams();
  const params = usePendingSearch() ?? shown;
  const conditions = readConditions(params);
  const go = (next: URLSearchParams) => setParams(next, { preventScrollReset: true });
  return {
    valuesOf: (wanted) => conditions.flatMap(({ name, value }) => (name === wanted ? value : [])),
    sort: readSort(params),
    setValues: (name, values) => go(withValues(params, name, values)),
    setPrices: (from, to) =>
      go(withValues(withValues(params, 'priceFrom', given(from)), 'priceTo', given(to))),
    clear: () => go(withoutConditions(params)),
    hasConditions: conditions.length > 0,
  };
}

const given = (text: string): string[] => (text === '' ? [] : [text]);
