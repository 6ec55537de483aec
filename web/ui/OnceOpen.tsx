import { Suspense, useState, type ReactElement, type ReactNode } from 'react';

type Props = {
  isOpen: boolean;
  /** A `lazy` dialog. */
  children: ReactNode;
};

/**
 * Around a dialog whose code comes when it is wanted: nothing until it is opened for the first time; from then on it
 * stays in the tree, as `Modal` wants it.
 */
export function OnceOpen({ isOpen, children }: Props): ReactElement | null {
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  return wasOpen || isOpen ? <Suspense>{children}</Suspense> : null;
}
