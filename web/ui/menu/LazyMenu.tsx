import { Button, type ButtonProps } from '@fluentui/react-components';
import { Suspense, useState, type ReactElement } from 'react';
import type { Intent } from '../loading/loadOnIntent.ts';

type Props = {
  /** The button's look, its text among it. */
  look: ButtonProps;
  /** Loads the menu's code when the pointer or the focus is on the button. */
  intent: Intent;
  /** The menu, open, with its button: its code is `lazy`. */
  children: (button: ReactElement) => ReactElement;
};

/** A button whose menu, which is large, loads when it is wanted. */
export function LazyMenu({ look, intent, children }: Props): ReactElement {
  const [isWanted, setIsWanted] = useState(false);
  const opener = (
    <Button
      {...intent}
      {...look}
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={() => setIsWanted(true)}
    />
  );
  return isWanted ? <Suspense fallback={opener}>{children(<Button {...look} />)}</Suspense> : opener;
}
