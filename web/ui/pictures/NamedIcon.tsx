import type { ReactElement, ReactNode } from 'react';
import { visuallyHidden } from '../announce/visuallyHidden.ts';

/**
 * The icon of a link that shows no words, with what else it shows: the name is a hidden text, and a tooltip for the eye. Orca
 * skips a link that has its name from a tooltip alone.
 */
export function NamedIcon({ name, children }: { name: string; children: ReactNode }): ReactElement {
  return (
    <span style={{ position: 'relative', display: 'inline-flex' }}>
      <span style={visuallyHidden}>{name}</span>
      <span title={name} aria-hidden style={{ display: 'inline-flex' }}>
        {children}
      </span>
    </span>
  );
}
