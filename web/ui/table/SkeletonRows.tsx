import { Skeleton, SkeletonItem } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useCellStyles } from './useCellStyles.ts';

/** Rows in the shape of those to come. */
export function SkeletonRows({ columns }: { columns: number }): ReactElement {
  const { cell } = useCellStyles();
  return (
    <>
      {Array.from({ length: 8 }, (_, row) => (
        <tr key={row} aria-hidden>
          {Array.from({ length: columns }, (__, column) => (
            <td key={column} className={cell}>
              <Skeleton>
                <SkeletonItem size={12} style={{ inlineSize: `${50 + ((row * 7 + column * 13) % 40)}%` }} />
              </Skeleton>
            </td>
          ))}
        </tr>
      ))}
    </>
  );
}
