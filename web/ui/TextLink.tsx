import { mergeClasses } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { useLinkStyles } from './useLinkStyles.ts';

/** A link to another place of the client in the look of Fluent's links. */
export function TextLink({ className, ...props }: LinkProps): ReactElement {
  const styles = useLinkStyles();
  return <Link {...props} className={mergeClasses(styles.link, className)} />;
}
