import { CounterBadge, type CounterBadgeProps } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

const colors = new Map<string, NonNullable<CounterBadgeProps['color']>>([
  ['INFO', 'informative'],
  ['WARNING', 'important'],
  ['DANGER', 'danger'],
]);

/** How much wants attention; unknown levels count as info (SHELL-19, GAP-06). */
export function AttentionBadge({ value, level }: { value: number; level: string }): ReactElement {
  const { t } = useTranslation();
  return (
    <CounterBadge
      count={value}
      overflowCount={99}
      size="small"
      color={colors.get(level) ?? 'informative'}
      role="img"
      aria-label={t('NAVIGATION.ATTENTION', { count: value })}
    />
  );
}
