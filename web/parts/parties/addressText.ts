type Part = string | null | undefined;

/** An address in one line: groups of parts joined by commas, the parts of a group by spaces; empty ones left out. */
export function addressText(...groups: readonly (readonly Part[])[]): string {
  return groups
    .map((parts) => parts.filter(Boolean).join(' '))
    .filter(Boolean)
    .join(', ');
}
