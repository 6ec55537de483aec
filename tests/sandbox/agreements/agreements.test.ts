import { afterAll, beforeAll, expect, test } from 'vitest';
import { eachDatabase } from '../../support/databases.ts';
import { startSandbox, type TestSandbox } from '../../support/startSandbox.ts';

eachDatabase('agreements', (database) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startSandbox({ database });
  });
  afterAll(() => sandbox.close());

  test('AGR-01 AGR-06 CALL-108 every user may read the agreements, in the language asked for', async () => {
    const basic = await sandbox.as('basic');
    const german = await basic.ok('listAgreements', { headers: { locale: 'de' } });
    expect(german).toHaveLength(3);
    expect(german[0]).toEqual({
      id: 1,
      name: 'Angebote per E-Mail',
      description: expect.stringMatching(/^<p>Wir dürfen Ihnen/),
      approval: false,
    });
    expect(await basic.ok('listAgreements', { headers: { locale: 'dg' } })).toEqual(german);
    expect((await basic.ok('listAgreements'))[0]?.name).toBe('Offers by e-mail');
  });

  test('AGR-03 AGR-04 CALL-109 CALL-110 an approval is given and withdrawn, each as often as one likes, for one business', async () => {
    const client = await sandbox.as('client');
    const isApproved = async (id: number) =>
      (await client.ok('listAgreements')).find((one) => one.id === id)?.approval;
    const path = { id: 2 };
    expect(await isApproved(2)).toBe(false);
    expect(await client.ok('approveAgreement', { path })).toEqual({});
    expect(await client.ok('approveAgreement', { path })).toEqual({});
    expect(await isApproved(2)).toBe(true);
    const buyer = await sandbox.as('buyer');
    expect((await buyer.ok('listAgreements')).every(({ approval }) => !approval)).toBe(true);
    expect(await client.ok('withdrawAgreement', { path })).toEqual({});
    expect(await client.ok('withdrawAgreement', { path })).toEqual({});
    expect(await isApproved(2)).toBe(false);
    expect((await client.call('approveAgreement', { path: { id: 4711 } })).status).toBe(404);
    expect((await client.call('withdrawAgreement', { path: { id: 4711 } })).status).toBe(404);
  });
});
