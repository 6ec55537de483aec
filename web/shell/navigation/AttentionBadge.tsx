import { Badge, type BadgeProps } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

const colors = new Map<string, NonNullable<BadgeProps['color']>>([
  ['INFO', 'brand'],
  ['WARNING', 'warning'],
  ['DANGER', 'danger'],
]);

/** The number of things that need attention: blue, gold or red by level; unknown levels count as info (SHELL-19, GAP-06). */
export function AttentionBadge({ value, level }: { value: number; level: string }): ReactElement {
  const { t } = useTranslation();
  return (
    <Badge
      size="small"
      color={colors.get(level) ?? 'brand'}
      role="img"
      aria-label={t('NAVIGATION.ATTENTION', { count: value })}
    >
      {value > 99 ? '99+' : value}
    </Badge>
  );
}
