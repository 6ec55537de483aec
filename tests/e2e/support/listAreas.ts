import { navigation } from '../../../web/navigation.ts';

/** Paths of the navigation that open a list; a new list is among them by its entry in the navigation. */
export const listAreas: readonly string[] = navigation
  .map(({ to }) => to)
  .filter(
    (path) =>
      !['/today', '/arrivals', '/catalog', '/cart', '/orders', '/downloads', '/wiki', '/my-profile'].includes(
        path,
      ),
  );
