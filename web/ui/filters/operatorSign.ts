import type { TFunction } from 'i18next';
import type { NumberOperator, StringOperator } from './Filter.ts';

const signs: Partial<Record<string, string>> = { '=>': '≥', '<=': '≤', '!=': '≠' };

/** An operator as users read it; `=>` is the wire's sign (LIST-14, LIST-15, GAP-36). */
export function operatorSign(operator: NumberOperator | StringOperator, t: TFunction): string {
  return operator === 'like' ? t('FILTER.LIKE') : (signs[operator] ?? operator);
}
