import { Button } from '@fluentui/react-components';
import type { ReactElement, ReactNode } from 'react';

type Props = { isBusy: boolean; children: ReactNode };

/**
 * `SubmitButton` with a mark of the page's own styles instead of Fluent's Spinner: it shows that it works, cannot be
 * pressed twice, and keeps its focus.
 */
export function VisitorSubmit({ isBusy, children }: Props): ReactElement {
  return (
    <Button
      type="submit"
      appearance="primary"
      disabledFocusable={isBusy}
      icon={isBusy ? <span className="visitor-busy" /> : undefined}
    >
      {children}
    </Button>
  );
}
