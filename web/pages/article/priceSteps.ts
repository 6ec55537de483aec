/** A price paid on a day. */
export type PaidPrice = { day: string; price: number };

/**
 * The line of prices over time, as SVG paths in a square of 100: each price holds until the next one was paid.
 *
 * @param paid in any order
 * @returns null if the price never changed, or all was bought on one day
 */
export function priceSteps(paid: readonly PaidPrice[]): { line: string; dots: string } | null {
  const points = paid
    .map(({ day, price }) => ({ time: Date.parse(day), price }))
    .toSorted((one, other) => one.time - other.time);
  const prices = points.map(({ price }) => price);
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)];
  const [start = 0, end = 0] = [points[0]?.time, points.at(-1)?.time];
  if (lowest >= highest || start >= end) return null;
  const places = points.map(({ time, price }) => ({
    x: round(((time - start) / (end - start)) * 100),
    y: round(((highest - price) / (highest - lowest)) * 100),
  }));
  return {
    line: places.map(({ x, y }, i) => (i === 0 ? `M${x} ${y}` : `H${x}V${y}`)).join(''),
    dots: places.map(({ x, y }) => `M${x} ${y}h0`).join(''),
  };
}

const round = (value: number): string => String(Math.round(value * 10) / 10);
