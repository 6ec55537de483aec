import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../shell/session/useSession.ts';
import type { FilterChoice, FilterDefinition } from '../../ui/filters/Filter.ts';
import type { FilterRule, FilterSet } from '../../ui/filters/filterSet.ts';

const none: readonly FilterChoice[] = [];

/** The conditions of a list with their labels and choices, in the order of the set. `brought` are the choices that it brings. */
export function useFilterDefinitions(set: FilterSet, brought = none): readonly FilterDefinition[] {
  const { t } = useTranslation();
  const { decimalStyle } = useSession();
  return useMemo(() => {
    const define = (key: string, { type, known, ...rule }: FilterRule): FilterDefinition => {
      const label = t(rule.label);
      const choices = known?.values.map((value) => ({
        value: value.toLowerCase(),
        label: t(known.textOf(value)),
      }));
      switch (type) {
        case 'amount':
          return { key, label, type, decimalStyle };
        case 'select':
          return { key, label, type, choices: choices ?? brought };
        case 'string': {
          const example = rule.example === undefined ? {} : { example: t(rule.example) };
          return { key, label, type, ...(choices && { choices }), ...example };
        }
        default:
          return { key, label, type };
      }
    };
    return Object.entries(set).map(([key, rule]) => define(key, rule));
  }, [set, brought, t, decimalStyle]);
}
