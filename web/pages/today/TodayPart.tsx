import { Suspense, type ReactElement, type ReactNode } from 'react';
import { NotLoaded } from '../../ui/notices/NotLoaded.tsx';
import { PanelBoundary } from '../../ui/notices/PanelBoundary.tsx';
import { LinesSkeleton } from './LinesSkeleton.tsx';
import { TodaySection } from './TodaySection.tsx';

type Props = {
  /** Heading while the part loads and where it has failed. */
  title: string;
  /** Its query: a new one gives the part another chance. */
  resetOn: unknown;
  children: ReactNode;
};

/** A part of Today that waits for its own query, and whose failure leaves the others alone (DAY-10). */
export function TodayPart({ title, resetOn, children }: Props): ReactElement {
  const failed = () => (
    <TodaySection title={title}>
      <NotLoaded />
    </TodaySection>
  );
  return (
    <PanelBoundary resetOn={resetOn} fallback={failed}>
      <Suspense
        fallback={
          <TodaySection title={title}>
            <LinesSkeleton lines={4} />
          </TodaySection>
        }
      >
        {children}
      </Suspense>
    </PanelBoundary>
  );
}
