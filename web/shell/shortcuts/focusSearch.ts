/** Focuses the first search field on the screen (`data-search-field`); returns false without one. */
export function focusSearch(): boolean {
  const field = firstOnScreen('[data-search-field]');
  field?.focus();
  if (field instanceof HTMLInputElement) field.select();
  return field !== null;
}

/** Goes to the search for anything, a field or the button that opens it (`data-search-everything`); false without one. */
export function openSearch(): boolean {
  const place = firstOnScreen('[data-search-everything]');
  place?.focus();
  if (place instanceof HTMLInputElement) place.select();
  else place?.click();
  return place !== null;
}

function firstOnScreen(selector: string): HTMLElement | null {
  const places = document.querySelectorAll<HTMLElement>(selector);
  return [...places].find((place) => place.getClientRects().length > 0) ?? null;
}
