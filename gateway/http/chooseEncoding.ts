/** Content codings that the gateway sends, the best first. */
const encodings = ['br', 'gzip'] as const;
export type Encoding = (typeof encodings)[number];

/**
 * The coding that a caller prefers among those that are available, the best where it has no preference; null for none
 * (RFC 9110, 12.5.3). A coding with the weight 0 is refused.
 *
 * @param accepted header Accept-Encoding
 */
export function chooseEncoding(
  accepted: string | null | undefined,
  available: readonly Encoding[] = encodings,
): Encoding | null {
  // Without the header any coding would do, but a program that names none may decode none.
  if (!accepted) return null;
  const weights = readWeights(accepted);
  const others = weights.get('*') ?? 0;
  let best: Encoding | null = null;
  // What is not compressed is acceptable as it is, but preferred only to what weighs less.
  let most = weights.get('identity') ?? 0;
  for (const encoding of encodings) {
    const weight = weights.get(encoding) ?? others;
    if (available.includes(encoding) && weight > 0 && (best === null ? weight >= most : weight > most)) {
      best = encoding;
      most = weight;
    }
  }
  return best;
}

/** The weights of a list such as `br;q=0.8, gzip`, by name in lower case; a weight that cannot be read counts as 0. */
export function readWeights(list: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const entry of list.toLowerCase().split(',')) {
    const [name = '', ...parameters] = entry.split(';').map((part) => part.trim());
    const given = parameters.find((parameter) => /^q\s*=/.test(parameter));
    const [, weight] = /^q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.exec(given ?? 'q=1') ?? [];
    if (name !== '' && !weights.has(name)) weights.set(name, Number(weight ?? 0));
  }
  return weights;
}
