/** A make of the vehicles that an article fits, with its models and their variants. */
export type FittingMake = {
  name: string;
  models: readonly { name: string; variants: readonly string[] }[];
};

/** The result of looking up a typed vehicle. */
export type Fit = {
  models: FittingMake['models'];
  variants: readonly string[];
  /** Whether the article is listed for it; null if nothing is typed, or the catalog lists no vehicles at all. */
  isListed: boolean | null;
};

/**
 * Looks for a typed make and model among the vehicles of an article. Case and accents do not matter; a model counts if
 * it begins with what is typed, or the other way round: catalogs write "Golf VII (5G1)" for a Golf.
 */
export function findFit(makes: readonly FittingMake[], brand: string, model: string): Fit {
  const make = makes.find(({ name }) => fold(name) === fold(brand));
  const fitting = (make?.models ?? []).filter(({ name }) => isSame(fold(name), fold(model)));
  const chosen = make?.models.filter(({ name }) => fold(name) === fold(model)) ?? [];
  const isTyped = brand.trim() !== '' && makes.length > 0;
  return {
    models: make?.models ?? [],
    variants: (chosen.length > 0 ? chosen : fitting).flatMap(({ variants }) => variants),
    isListed: isTyped ? make !== undefined && (model.trim() === '' || fitting.length > 0) : null,
  };
}

const isSame = (one: string, other: string): boolean =>
  other !== '' && (one.startsWith(other) || other.startsWith(one));

const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .trim()
    .toLowerCase();
