const storageKey = 'columns:article-export';

/** The columns that the user has chosen for the article export on this device; null for none (GAP-40, GAP-96). */
export function readTableSettings(): readonly string[] | null {
  try {
    const keys: unknown = JSON.parse(localStorage.getItem(storageKey) ?? 'null');
    return Array.isArray(keys) && keys.every((key) => typeof key === 'string') ? keys : null;
  } catch {
    return null;
  }
}

/** Keeps the choice on this device. */
export function keepTableSettings(columns: readonly string[]): void {
  localStorage.setItem(storageKey, JSON.stringify(columns));
}
