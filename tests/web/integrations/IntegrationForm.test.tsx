import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { loadQuery } from 'react-relay';
import { MockPayloadGenerator } from 'relay-test-utils';
import { afterEach, expect, test } from 'vitest';
import query from '../../../web/__generated__/IntegrationsPageQuery.graphql.ts';
import { newIntegration, type IntegrationFields } from '../../../web/pages/integrations/IntegrationFields.ts';
import { IntegrationForm } from '../../../web/pages/integrations/IntegrationForm.tsx';
import { IntegrationsPage } from '../../../web/pages/integrations/IntegrationsPage.tsx';
import { renderScreen } from '../support/renderScreen.tsx';

afterEach(cleanup);

const warehouses = [{ id: 'warehouse 1', dbId: '1', name: 'Riga' }];
const filled = { ...newIntegration, name: 'Shop', fileName: 'stock.csv' };

async function renderForm(start: IntegrationFields = filled, id: string | null = null) {
  const { environment } = await renderScreen(
    <IntegrationForm id={id} start={start} warehouses={warehouses} />,
  );
  await screen.findByRole('button', { name: 'Save' });
  /** The newest call: its name and its input. */
  const sent = () => {
    const { node, variables } = environment.mock.getMostRecentOperation().request;
    return [node.operation.name, variables['input']] as const;
  };
  return { environment, sent };
}

const said = () => document.getElementById('announcer')?.textContent ?? '';
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const field = (name: RegExp) =>
  screen.getByLabelText<HTMLInputElement | HTMLSelectElement>(name, { selector: 'input, select' });
const type = (name: RegExp, value: string) =>
  act(async () => void fireEvent.change(field(name), { target: { value } }));

const requiredFields = [
  [/^Name/, 'name'],
  [/^Frequency/, 'frequency'],
  [/^Port/, 'ftpPort'],
  [/^Content\*?$/, 'type'],
  [/^File name/, 'fileName'],
  [/^Between columns/, 'fileColumnSeparator'],
  [/^Decimals in prices/, 'filePriceSeparator'],
  [/^Language of the file/, 'fileLanguage'],
] as const;

test('INT-11 INT-14 an integration is not saved without its required fields; an empty port asks for a value', async () => {
  const { environment } = await renderForm();
  for (const [label, name] of requiredFields) {
    expect([name, field(label).required]).toEqual([name, true]);
    const before = field(label).value;
    await type(label, '');
    await press('Save');
    const message = field(label).tagName === 'SELECT' ? 'please select value' : 'please enter value';
    expect([name, (await screen.findAllByText(message)).length]).toEqual([name, 1]);
    await type(label, before);
  }
  expect(environment.mock.getAllOperations()).toEqual([]);
  // These are either on or off.
  for (const name of ['Upload on schedule', /^First line names/, /^Line with the date/])
    expect(screen.getByRole('checkbox', { name })).toBeDefined();
});

test('INT-12 INT-13 an integration has one column at least, and a port from 1 to 65535', async () => {
  const { environment } = await renderForm();
  for (const wrong of ['0', '65536', '21a', '2.1']) {
    await type(/^Port/, wrong);
    fireEvent.blur(field(/^Port/));
    await screen.findByText('FTP port invalid');
    await type(/^Port/, '65535');
    await waitFor(() => expect(screen.queryByText('FTP port invalid')).toBeNull());
  }
  while (screen.queryByRole('button', { name: 'Remove column 1' })) await press('Remove column 1');
  await press('Save');
  await screen.findByText('please add value');
  expect(environment.mock.getAllOperations()).toEqual([]);
});

test('a column that is moved or removed is said', async () => {
  await renderForm();
  await press('Move column 1 down');
  await waitFor(() => expect(said()).toContain('ID is now column 2'));
  await press('Remove column 2');
  await waitFor(() => expect(said()).toContain('ID is no longer a column'));
});

test('the preview of the file takes the focus of its button, which goes', async () => {
  await renderForm();
  screen.getByRole('button', { name: 'Show preview' }).focus();
  await press('Show preview');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Preview of the file' }));
});

test('INT-19 a column contains one of fourteen data, the stock of a warehouse, or nothing', async () => {
  await renderForm();
  const names = [...screen.getByLabelText<HTMLSelectElement>('Content of column 1').options].map(
    ({ value }) => value,
  );
  const data = ['ID', 'Reference', 'Description', 'Price', 'RRP Price', 'HS code', 'EAN code', 'Stock'];
  const sizes = ['Net Weight', 'Gross Weight', 'Width', 'Height', 'Length', 'Multiplicity'];
  expect(names.toSorted()).toEqual([...data, 'Stock_1', ...sizes, 'custom'].toSorted());
});

test('INT-04 INT-15 INT-20 INT-22 a new integration is created with the defaults, and its columns in their order', async () => {
  const { sent } = await renderForm();
  await press('Move column 1 down');
  await press('Save');
  const [name, input] = sent();
  expect(name).toBe('useCreateIntegrationMutation');
  expect(input).toMatchObject({
    name: 'Shop',
    frequency: 6,
    active: true,
    connectionType: 'FTP',
    type: 'FTP_RRP',
    ftpPort: 21,
    fileName: 'stock.csv',
    fileLanguage: 'en',
    fileColumnSeparator: ';',
    filePriceSeparator: ',',
    fileAddSeparatorLine: false,
    fileAddDateLine: false,
    fields: ['Reference', 'ID', 'Description', 'Price', 'RRP Price', 'Stock'].map((column) => ({
      name: column,
      visibleName: column,
    })),
  });
});

test('INT-04 a saved integration is changed', async () => {
  const { environment, sent } = await renderForm(filled, 'integration 1');
  await type(/^Frequency/, '12');
  await press('Save');
  // What others have saved meanwhile cannot be read.
  await act(async () => environment.mock.rejectMostRecentOperation(new Error('Not now')));
  const [name, input] = sent();
  expect([name, input.integration, input.frequency]).toEqual([
    'useUpdateIntegrationMutation',
    'integration 1',
    12,
  ]);
});

test('INT-04 an integration is deleted after a question', async () => {
  const { environment } = await renderScreen(<IntegrationsPage />, {
    load: (relay) => loadQuery(relay, query, {}),
  });
  await act(async () =>
    environment.mock.resolveMostRecentOperation((operation) =>
      MockPayloadGenerator.generate(operation, {
        Viewer: () => ({
          integrations: [
            { id: 'integration 1', name: 'Shop', frequency: 6, fields: [], excludedWarehouses: [] },
          ],
        }),
      }),
    ),
  );
  await press('More commands for Shop');
  const item = await screen.findByRole('menuitem', { name: 'Delete' });
  await act(async () => fireEvent.click(item));
  await screen.findByRole('alertdialog');
  expect(environment.mock.getAllOperations()).toEqual([]);
  await press('Delete');
  await act(async () =>
    environment.mock.resolveMostRecentOperation({
      data: { node: { __typename: 'Integration', id: 'integration 1' } },
    }),
  );
  const { request } = environment.mock.getMostRecentOperation();
  expect([request.node.operation.name, request.variables['input'].integration]).toEqual([
    'useDeleteIntegrationMutation',
    'integration 1',
  ]);
});

test('INT-07 INT-09 a connection that is not saved is tested with all its fields; a failure shows the words of the server', async () => {
  const { environment, sent } = await renderForm();
  await type(/^Server/, 'ftp.shop.test');
  await type(/^User/, 'parts');
  await type(/^Password/, 's3cret');
  await type(/^Folder/, '/stock');
  await press('Test connection');
  const [name, { idempotencyKey, ...input }] = sent();
  expect([name, typeof idempotencyKey]).toEqual(['useTestConnectionMutation', 'string']);
  expect(input).toEqual({
    connectionType: 'FTP',
    ftpServer: 'ftp.shop.test',
    ftpPort: 21,
    ftpUser: 'parts',
    ftpPassword: 's3cret',
    ftpPathToFolder: '/stock',
    ftpSSL: false,
    ftpPassiveMode: true,
  });
  await act(async () =>
    environment.mock.resolveMostRecentOperation({
      data: {
        testIntegration: {
          __typename: 'TestIntegrationPayload',
          result: false,
          error: 'The folder cannot be opened.',
        },
      },
    }),
  );
  expect(screen.getAllByText(/The folder cannot be opened\./).length).toBeGreaterThan(0);
});
