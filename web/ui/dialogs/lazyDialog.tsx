import { lazy, Suspense, useState, type ReactElement } from 'react';
import { loadOnIntent, type Intent } from '../loading/loadOnIntent.ts';

type Dialog<Props> = (props: Props) => ReactElement | null;

/**
 * A dialog whose code loads on demand, and the handlers of the control that opens it, which load the code early. There is
 * nothing until it is opened for the first time; from then on it stays in the tree, as `Modal` requires.
 *
 * @example const [PackDialog, intent] = lazyDialog(async () => (await import('../../parts/documents/PackDialog.tsx')).PackDialog);
 */
export function lazyDialog<Props extends object>(
  load: () => Promise<Dialog<Props>>,
): [dialog: Dialog<Props & { isOpen: boolean }>, intent: Intent] {
  const Lazy = lazy(async () => ({ default: await load() }));
  function LazyDialog(props: Props & { isOpen: boolean }): ReactElement | null {
    const { isOpen } = props;
    const [wasOpen, setWasOpen] = useState(isOpen);
    if (isOpen && !wasOpen) setWasOpen(true);
    if (!wasOpen && !isOpen) return null;
    return (
      <Suspense>
        <Lazy {...props} />
      </Suspense>
    );
  }
  return [LazyDialog, loadOnIntent(load)];
}
