import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { loadQuery } from 'react-relay';
import { MockPayloadGenerator } from 'relay-test-utils';
import type { Environment } from 'relay-runtime';
import { afterEach, expect, test } from 'vitest';
import departments from '../../../web/__generated__/CreateIssuePageQuery.graphql.ts';
import { AccountDialog } from '../../../web/pages/accounts/AccountDialog.tsx';
import { newIntegration } from '../../../web/pages/integrations/IntegrationFields.ts';
import { IntegrationForm } from '../../../web/pages/integrations/IntegrationForm.tsx';
import { CreateIssuePage } from '../../../web/pages/issues/CreateIssuePage.tsx';
import { AddAvailableDialog } from '../../../web/pages/missingItems/AddAvailableDialog.tsx';
import { CreateProductionPage } from '../../../web/pages/production/CreateProductionPage.tsx';
import { AddressDialog } from '../../../web/pages/profile/AddressDialog.tsx';
import { renderScreen } from '../support/renderScreen.tsx';

afterEach(cleanup);

const close = () => {};
const systems = [{ id: 'system 1', name: 'B2B portal', groups: [{ id: 'group 1', name: 'Buyers' }] }];
const countries = [{ id: 'country 1', name: 'Estonia' }];
const warehouses = [{ dbId: '1', name: 'Tallinn' }];

type Form = {
  ids: string;
  element: ReactElement;
  submit: string;
  /** The server's name of a field, and its label. */
  path: string;
  label: RegExp | string;
  load?: (relay: Environment) => unknown;
};
const forms: Form[] = [
  {
    ids: 'PROF-10',
    element: <AddressDialog type="SHIPPING" address="new" countries={countries} onClose={close} />,
    submit: 'Save',
    path: 'address.email',
    label: /^E-mail/,
  },
  {
    ids: 'ACC-16',
    element: <AccountDialog account="new" systems={systems} onClose={close} />,
    submit: 'Save',
    path: 'user.email',
    label: /^E-mail/,
  },
  {
    ids: 'MISS-16',
    element: <AddAvailableDialog isOpen warehouses={warehouses} onClose={close} />,
    submit: 'Add to cart',
    path: 'warehouses',
    label: 'Tallinn',
  },
  {
    ids: 'INT-21',
    element: (
      <IntegrationForm
        id={null}
        start={{ ...newIntegration, name: 'Shop', fileName: 'stock.csv' }}
        warehouses={[]}
      />
    ),
    submit: 'Save',
    path: 'fileName',
    label: /^File name/,
  },
  {
    ids: 'ISS-15',
    element: <CreateIssuePage />,
    submit: 'Create issue',
    path: 'name',
    label: /^Name/,
    load: (relay) => loadQuery(relay, departments, {}),
  },
  {
    ids: 'PROD-09',
    element: <CreateProductionPage />,
    submit: 'Send order',
    path: 'qty',
    label: /^Quantity/,
  },
];

const samples: Record<string, string> = { email: 'a@b.test', password: 'a long one 1' };

/** Fills what a form requires. */
async function fillRequired(container: Element) {
  for (const box of container.querySelectorAll<HTMLInputElement>('[role=dialog] input[type=checkbox]'))
    if (!box.checked) fireEvent.click(box);
  const required =
    'input:is([required], [aria-required=true]), :is(textarea, select):is([required], [aria-required=true])';
  for (
    let rest;
    (rest = [...container.querySelectorAll<HTMLInputElement>(required)].find((field) => field.value === ''));
  )
    await act(async () => {
      const options = rest.querySelectorAll('option');
      const value = options.item(options.length - 1)?.value ?? samples[rest.type] ?? '1';
      fireEvent.change(rest, { target: { value } });
    });
}

test.each(forms)(
  '$ids what the server says about a field stands at that field, and what was typed stays',
  async ({ element, submit, path, label, load }) => {
    const { environment, baseElement } = await renderScreen(element, load ? { load } : {});
    if (load)
      await act(async () =>
        environment.mock.resolveMostRecentOperation((operation) => MockPayloadGenerator.generate(operation)),
      );
    const button = await screen.findByRole('button', { name: submit });
    await fillRequired(baseElement);
    const field = screen.getByLabelText<HTMLInputElement>(label);
    const typed = field.value;
    await act(async () => fireEvent.click(button));
    // Pieces are counted before they are moved.
    const reads = environment.mock
      .getAllOperations()
      .filter(({ request }) => request.node.operation.name.endsWith('Query'));
    await act(async () => reads.forEach((read) => environment.mock.reject(read, new Error('Not now'))));
    const sent = await waitFor(() => environment.mock.getMostRecentOperation());
    const [selection] = sent.request.node.operation.selections;
    expect(sent.request.node.operation.name).toMatch(/Mutation$/);
    const name = selection && 'name' in selection ? selection.name : '';
    await act(async () =>
      environment.mock.resolve(sent, {
        data: {
          [name]: {
            __typename: 'InvalidInput',
            __isProblem: 'InvalidInput',
            message: 'Invalid',
            fieldErrors: [{ path, message: 'Not this one.' }],
          },
        },
      }),
    );
    await screen.findByText('Not this one.');
    const holder = field.getAttribute('aria-describedby') ? field : field.closest('[aria-describedby]');
    expect(holder?.getAttribute('aria-describedby')?.split(' ')).toContain(
      screen.getByText('Not this one.').closest('[id]')?.id,
    );
    expect(field.value).toBe(typed);
  },
);
