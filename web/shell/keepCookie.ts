/** Keeps a choice of the user's for a year where requests without headers of ours carry it; null forgets it. */
export function keepCookie(name: string, value: string | null): void {
  document.cookie = `${name}=${value ?? ''}; path=/; max-age=${value === null ? 0 : 31536000}; samesite=lax`;
}
