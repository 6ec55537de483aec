import { connection } from '../../relay/connection.ts';
import type { RowKey } from '../../relay/cursors.ts';
import { readListPage } from '../../relay/readListPage.ts';
import type { Entity } from '../../rest/entities.ts';
import { defineModule } from '../defineModule.ts';
import type { Resolvers } from '../../schema/resolvers.generated.ts';

/** Sorted by year and month (GAP-153). */
const byMonth: RowKey<Entity<'Statement'>> = {
  list: 'statements',
  id: ({ id }) => id,
  rank: ({ year, month }) => (year === null || month === null ? null : year * 12 + month),
};

const resolvers = {
  Viewer: {
    statements: (_viewer, window, { rest }) =>
      connection(window, byMonth, async (page) =>
        readListPage(await rest.get('listStatements', { query: page }), page),
      ),
  },
  Statement: {
    dbId: ({ id }) => String(id),
    // The link of its file (CALL-144, STAT-03).
    url: ({ id, filename }, _args, { shared }) =>
      filename && `${shared.linkBase}/api/v3/accounting/statements/${id}/${encodeURIComponent(filename)}`,
  },
} satisfies Resolvers;

export const statements = defineModule({ resolvers });
