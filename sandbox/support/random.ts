/** A small seeded generator (mulberry32): the same seed gives the same demo data on every machine. */
export interface Random {
  /** A number from 0 to below 1. */
  next(): number;
  /** A whole number from min to max, both included. */
  int(min: number, max: number): number;
  /** An entry of the list. */
  pick<T>(list: readonly [T, ...T[]] | readonly T[]): T;
  /** True with this probability. */
  chance(probability: number): boolean;
  /** Text with every # replaced by a digit and every ? by a letter. */
  mask(pattern: string): string;
}

export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    int,
    pick(list) {
      const chosen = list[int(0, list.length - 1)];
      if (chosen === undefined) throw new Error('Cannot pick from an empty list.');
      return chosen;
    },
    chance: (probability) => next() < probability,
    mask: (pattern) =>
      pattern.replaceAll(/[#?]/g, (sign) =>
        sign === '#' ? String(int(0, 9)) : 'ABCDEFGHJKLMNPRSTUVWXYZ'.charAt(int(0, 22)),
      ),
  };
}
