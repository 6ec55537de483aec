import { Badge } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { readBrand } from '../../ui/pictures/brand.ts';

type AttentionColor = 'warning' | 'danger' | 'informative' | 'brand';

const colors = new Map<string, AttentionColor>([
  ['WARNING', 'warning'],
  ['DANGER', 'danger'],
]);

/**
 * The colour of a level: blue, gold or red; unknown levels count as info (GAP-06). A distributor's brand may be red itself:
 * with one, info is grey.
 */
export const attentionColor = (level: string): AttentionColor =>
  colors.get(level) ?? (readBrand() ? 'informative' : 'brand');

/** The number of things that need attention, in the colour of its level (SHELL-19). */
export function AttentionBadge({ value, level }: { value: number; level: string }): ReactElement {
  const { t } = useTranslation();
  return (
    <Badge color={attentionColor(level)} role="img" aria-label={t('NAVIGATION.ATTENTION', { count: value })}>
      {value > 99 ? '99+' : value}
    </Badge>
  );
}
