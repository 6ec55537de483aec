/**
 * Whether a text is a day, YYYY-MM-DD, that every back end can store: one that exists, from 1900 on. `Date.parse` takes
 * 31 February for a day in March.
 */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text < '1900') return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
