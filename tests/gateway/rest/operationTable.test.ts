import { expect, test } from 'vitest';
import { operationTable } from '../../../contract/operations.generated.ts';

/** Translations, pictures and the document's web link are outside the base path, as the specification says. */
const outside = ['getTranslations', 'getProductPhoto', 'getProductScheme', 'openDocument'];

test('API-01 every call is under the base path /api/v3', () => {
  const strays = Object.entries(operationTable).filter(([, { path }]) => !path.startsWith('/api/v3/'));
  expect(strays.map(([operationId]) => operationId).toSorted()).toEqual(outside.toSorted());
});
