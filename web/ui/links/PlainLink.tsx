import { mergeClasses } from '@fluentui/react-components';
import type { ReactElement, ReactNode } from 'react';
import { plainLink } from './useFollowLinks.ts';
import { useLinkStyles } from './useLinkStyles.ts';

type Props = { to: string; className?: string | undefined; children: ReactNode };

/**
 * A `TextLink` for the rows of tables, which follow the links in them (`useFollowLinks`): a link of the router in every
 * row would cost more than the row's cells.
 */
export function PlainLink({ to, className, children }: Props): ReactElement {
  return (
    <a href={to} {...plainLink} className={mergeClasses(useLinkStyles().link, className)}>
      {children}
    </a>
  );
}
