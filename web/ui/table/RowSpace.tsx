import type { ReactElement } from 'react';

/** An empty row as high as the rows that are not in the page. */
export function RowSpace({ height }: { height: number }): ReactElement {
  return (
    <tr aria-hidden="true">
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- nothing but space */}
      <td style={{ display: 'block', blockSize: height, padding: 0 }} />
    </tr>
  );
}
