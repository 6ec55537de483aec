import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openDatabase } from '../../sandbox/db/openDatabase.ts';
import { pglite } from '../support/databases.ts';

const openCopy = async () => openDatabase((await pglite.copy()).options);

test('a test does not see what another test changed in its copy of the demo data', async () => {
  const first = await openCopy();
  const before = await first.db.selectFrom('articles').select('sku').orderBy('id').execute();
  await first.db
    .updateTable('articles')
    .set({ sku: sql`'changed' || id` })
    .execute();
  await sql`checkpoint`.execute(first.db);
  await first.close();

  const second = await openCopy();
  const after = await second.db.selectFrom('articles').select('sku').orderBy('id').execute();
  await second.close();
  expect(before).not.toHaveLength(0);
  expect(after).toEqual(before);
});
