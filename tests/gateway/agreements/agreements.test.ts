import { afterAll, beforeAll, expect, test } from 'vitest';
import { toGlobalId } from '../../../gateway/relay/ids.ts';
import { startPortal, type Portal, type PortalCaller } from '../../support/startPortal.ts';

let portal: Portal;
let client: PortalCaller;
beforeAll(async () => {
  portal = await startPortal();
  client = await portal.as('client');
});
afterAll(() => portal.close());
const list = '{ viewer { agreements { id name description approval } } }';
const set = (fields: string) => `mutation Set($input: SetAgreementApprovalInput!) {
  result: setAgreementApproval(input: $input) {
    __typename ... on SetAgreementApprovalPayload { agreement { ${fields} } }
  }
}`;

test('AGR-01 AGR-02 AGR-06 CALL-108 every user reads the agreements in the language of the request', async () => {
  const basic = await portal.as('basic');
  const { viewer } = await basic.run(list, {}, { locale: 'fr' });
  expect(viewer.agreements[1]).toMatchObject({
    id: toGlobalId('Agreement', 2),
    name: 'Programme de bonus annuel',
    description: expect.stringContaining('<ul>'),
    approval: false,
  });
});

test('AGR-03 AGR-04 CALL-109 CALL-110 an approval is given and withdrawn, with one call each', async () => {
  const agreement = toGlobalId('Agreement', 3);
  const approve = await client.watch(set('id approval'), { input: { agreement, approval: true } });
  expect(approve.calls).toEqual(['approveAgreement']);
  expect(approve.answer.data).toEqual({
    result: { __typename: 'SetAgreementApprovalPayload', agreement: { id: agreement, approval: true } },
  });
  expect((await client.run(list)).viewer.agreements[2]?.approval).toBe(true);
  const withdraw = await client.watch(set('approval name'), { input: { agreement, approval: false } });
  expect(withdraw.calls).toEqual(['withdrawAgreement', 'listAgreements']);
  expect(withdraw.answer.data).toMatchObject({
    result: { agreement: { approval: false, name: 'Reference customer' } },
  });
  const node = 'query Node($id: ID!) { node(id: $id) { ... on Agreement { approval } } }';
  expect(await client.run(node, { id: agreement })).toEqual({ node: { approval: false } });
});
