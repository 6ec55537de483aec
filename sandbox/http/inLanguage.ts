/** A row's texts in a language; English ones where they are not translated. `dg` is German too (GAP-19). */
export function inLanguage<Text extends object>(
  row: Text & { texts: Readonly<Record<string, Partial<Text>>> },
  locale: string,
): Text {
  return { ...row, ...row.texts[locale === 'dg' ? 'de' : locale] };
}
