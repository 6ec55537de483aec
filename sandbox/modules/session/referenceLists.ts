import { publicRoute } from '../../http/route.ts';
import { textLanguage } from '../../texts/textLanguage.ts';
import { countryName } from './countryName.ts';

/** CALL-009: all countries, named and sorted in the requested language. */
export const listCountries = publicRoute('listCountries', async ({ locale, db }) => {
  const rows = await db.selectFrom('countries').select(['id', 'code', 'name', 'original_name']).execute();
  const { compare } = new Intl.Collator(textLanguage(locale));
  return rows
    .map((row) => ({ id: row.id, name: countryName(row, locale), originalName: row.original_name }))
    .toSorted((a, b) => compare(a.name, b.name));
});

/** CALL-010: the portal's languages, each in its own name (GAP-18). */
export const listLocales = publicRoute('listLocales', ({ db }) =>
  db.selectFrom('locales').select(['code', 'name']).orderBy('sort').execute(),
);
