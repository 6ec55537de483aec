import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { Link, type LinkProps } from 'react-router-dom';

const useStyles = makeStyles({
  link: {
    color: tokens.colorBrandForegroundLink,
    textDecorationLine: 'none',
    borderRadius: tokens.borderRadiusSmall,
    ':hover': { color: tokens.colorBrandForegroundLinkHover, textDecorationLine: 'underline' },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
});

/** A link within the client that looks as Fluent's links do. */
export function RouterLink({
  className,
  ...props
}: Omit<LinkProps, 'className'> & { className?: string }): ReactElement {
  return <Link {...props} className={mergeClasses(useStyles().link, className)} />;
}
