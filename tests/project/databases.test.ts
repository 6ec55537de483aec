import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openDatabase } from '../../sandbox/db/openDatabase.ts';
import { eachDatabase } from '../support/databases.ts';

eachDatabase('copies of the demo data', (database) => {
  async function inCopy<Result>(work: (copy: Awaited<ReturnType<typeof openDatabase>>) => Promise<Result>) {
    const { options, drop } = await database.copy();
    const copy = await openDatabase(options);
    try {
      return await work(copy);
    } finally {
      await copy.close();
      await drop();
    }
  }

  test('a test does not see what another test changed in its copy', async () => {
    const before = await inCopy(async ({ db }) => {
      const articles = await db.selectFrom('articles').select('sku').orderBy('id').execute();
      await db
        .updateTable('articles')
        .set({ sku: sql`'changed' || id` })
        .execute();
      await sql`checkpoint`.execute(db);
      return articles;
    });
    const after = await inCopy(({ db }) => db.selectFrom('articles').select('sku').orderBy('id').execute());
    expect(before).not.toHaveLength(0);
    expect(after).toEqual(before);
  });
});
