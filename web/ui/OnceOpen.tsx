import { Suspense, useState, type ReactElement, type ReactNode } from 'react';

type Props = {
  isOpen: boolean;
  /** A `lazy` dialog. */
  children: ReactNode;
};

/**
 * Around a dialog whose code loads on demand: nothing until it is opened for the first time; from then on it stays
 * in the tree, as `Modal` requires.
 */
export function OnceOpen({ isOpen, children }: Props): ReactElement | null {
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  return wasOpen || isOpen ? <Suspense>{children}</Suspense> : null;
}
