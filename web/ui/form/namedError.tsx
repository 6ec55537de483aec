import type { ReactElement } from 'react';
import { visuallyHidden } from '../announce/visuallyHidden.ts';

/**
 * The error of a field. It is said when the focus is elsewhere already, so it begins with the
 * field's name for a user who does not see where it stands.
 */
export const namedError = (label: string, error: string | null | undefined): ReactElement | undefined =>
  error ? (
    <>
      <span style={{ position: 'relative' }}>
        <span style={visuallyHidden}>{`${label}: `}</span>
      </span>
      <span>{error}</span>
    </>
  ) : undefined;
