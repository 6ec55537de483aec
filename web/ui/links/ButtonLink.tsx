import { Button, type ButtonProps } from '@fluentui/react-components';
import type { ReactElement, ReactNode } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

type Props = {
  to: string;
  children: ReactNode;
  appearance?: NonNullable<ButtonProps['appearance']>;
  size?: NonNullable<ButtonProps['size']>;
  icon?: ButtonProps['icon'];
};

/** A link of this client that looks like a button; it opens in a new tab like any link. */
export function ButtonLink({
  to,
  children,
  appearance = 'secondary',
  size = 'medium',
  icon,
}: Props): ReactElement {
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to);
  return (
    <Button as="a" href={href} onClick={follow} appearance={appearance} size={size} icon={icon}>
      {children}
    </Button>
  );
}
