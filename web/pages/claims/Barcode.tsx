import { CODE128 } from 'jsbarcode/bin/barcodes/CODE128/index.js';
import { useMemo, type ReactElement } from 'react';

/** Pixels of a module, which is the narrowest bar, and of the bars' height. */
const [module, height] = [2, 56];

/** A text as a barcode, Code 128; nothing for a text that it cannot hold. */
export function Barcode({ value }: { value: string }): ReactElement | null {
  const bars = useMemo(() => {
    const code = new CODE128(value, {});
    return code.valid() ? code.encode().data : null;
  }, [value]);
  if (bars === null) return null;
  return (
    <svg
      role="img"
      aria-label={value}
      width={bars.length * module}
      height={height}
      style={{ maxInlineSize: '100%', display: 'block' }}
      viewBox={`0 0 ${bars.length} 1`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
    >
      <path
        d={[...bars.matchAll(/1+/g)]
          .map(({ 0: bar, index }) => `M${index} 0h${bar.length}v1h-${bar.length}z`)
          .join('')}
      />
    </svg>
  );
}
