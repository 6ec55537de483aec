/** The code of the tabs other than the part search, loaded when one is opened. */
export const searchForms = {
  car: async () => ({ default: (await import('./CarSearch.tsx')).CarSearch }),
  vin: async () => ({ default: (await import('./VinSearch.tsx')).VinSearch }),
  oem: async () => ({ default: (await import('./OemSearch.tsx')).OemSearch }),
} as const;

/** The code of the result view, loaded with the first search. */
export const loadResultView = async () => ({ default: (await import('./SearchResults.tsx')).SearchResults });
