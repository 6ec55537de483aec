import { getNamedType, isObjectType } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSchema } from '../../../gateway/modules/createSchema.ts';
import { startPortal, type Portal, type PortalCaller } from '../../support/startPortal.ts';

let portal: Portal;
let client: PortalCaller;
beforeAll(async () => {
  portal = await startPortal();
  client = await portal.as('client');
});
afterAll(() => portal.close());

const viewer = createSchema().getType('Viewer');
const lists = Object.values(isObjectType(viewer) ? viewer.getFields() : {})
  .filter(({ type }) => getNamedType(type).name.endsWith('Connection'))
  .map(({ name }) => name);

/** Arguments of the lists that require one. */
const required: Record<string, string> = {
  announcements: 'type: RELEVANT',
  articleSearch: 'filter: { searchString: "filter" }',
  missingItems: 'hidden: false',
};

for (const list of lists) {
  test(`GAP-34 ${list}: more than 100 rows are refused with the limit, never truncated`, async () => {
    const { data, errors } = await client.send<{ viewer: Record<string, null> }>(
      `{ viewer { ${list}(${required[list] ?? ''} first: 101) { totalCount } } }`,
    );
    expect(data?.viewer?.[list] ?? null).toBeNull();
    expect(errors[0]).toMatchObject({
      message: expect.stringMatching(/101.*1 to 100|100/),
      extensions: { code: 'BAD_REQUEST' },
    });
  });
}
