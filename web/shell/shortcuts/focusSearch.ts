/** Focuses the first search field on the screen (`data-search-field`); false when there is none. */
export function focusSearch(): boolean {
  const fields = document.querySelectorAll<HTMLElement>('[data-search-field]');
  const field = [...fields].find((candidate) => candidate.getClientRects().length > 0);
  field?.focus();
  if (field instanceof HTMLInputElement) field.select();
  return field !== undefined;
}
