type Person = { readonly firstName: string | null | undefined; readonly lastName: string | null | undefined };

/** First and last name; null for a person without a name. */
export const fullName = (person: Person | null | undefined): string | null =>
  [person?.firstName, person?.lastName].filter(Boolean).join(' ') || null;

/** A person's name, family name first; null for one without a name. */
export const personName = (person: Person | null | undefined): string | null =>
  [person?.lastName, person?.firstName].filter(Boolean).join(' ') || null;
