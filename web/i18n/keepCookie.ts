/**
 * Keeps one of the user's choices in a cookie for a year, for requests that cannot carry a header; null deletes it.
 * It is in this folder, which every layer may import, because the language is kept by it as well.
 */
export function keepCookie(name: string, value: string | null): void {
  document.cookie = `${name}=${value ?? ''}; path=/; max-age=${value === null ? 0 : 31536000}; samesite=lax`;
}
