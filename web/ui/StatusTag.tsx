import { Badge, type BadgeProps } from '@fluentui/react-components';
import type { ReactElement, ReactNode } from 'react';

/** Colours of the specification's status tags (ORD-16); never the only sign: the text says the same. */
export type StatusColor = 'gold' | 'red' | 'green' | 'none';

const colors: Record<StatusColor, NonNullable<BadgeProps['color']>> = {
  gold: 'warning',
  red: 'danger',
  green: 'success',
  none: 'informative',
};

/** A status as a tinted tag with its text. */
export function StatusTag({ color, children }: { color: StatusColor; children: ReactNode }): ReactElement {
  return (
    <Badge
      appearance={color === 'none' ? 'outline' : 'tint'}
      color={colors[color]}
      shape="rounded"
      size="medium"
    >
      {children}
    </Badge>
  );
}
