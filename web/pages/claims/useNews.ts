import { useState } from 'react';

/**
 * Which of the values have come, or changed, since the page was opened.
 *
 * @param values by id; those of the first render are not new
 * @returns whether an id's value is new, and how to say that the user knows one, or one that is about to
 *   come: their own comment, for example
 */
export function useNews(values: ReadonlyMap<string, string>): {
  isNew: (id: string) => boolean;
  markKnown: (id: string, value: string) => void;
} {
  const [known, setKnown] = useState(values);
  return {
    isNew: (id) => values.has(id) && known.get(id) !== values.get(id),
    markKnown: (id, value) => setKnown((now) => new Map(now).set(id, value)),
  };
}
