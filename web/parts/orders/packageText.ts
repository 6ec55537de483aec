import type { TFunction } from 'i18next';

const known: ReadonlyMap<string, `PACKAGE.${'PARCEL' | 'PALLET' | 'PICKUP' | 'BOX'}`> = new Map([
  ['parcel', 'PACKAGE.PARCEL'],
  ['pallet', 'PACKAGE.PALLET'],
  ['pickup', 'PACKAGE.PICKUP'],
  ['box', 'PACKAGE.BOX'],
]);

/** A kind of package of the back end in the user's language; one that is not known as it is. */
export function packageText(type: string, t: TFunction): string {
  const key = known.get(type.toLowerCase());
  return key === undefined ? type : t(key);
}
