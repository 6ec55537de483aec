import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { AddClaimComment } from '../../../web/pages/claims/comments/AddClaimComment.tsx';
import { AddIssueComment } from '../../../web/pages/issues/AddIssueComment.tsx';
import { AddOrderComment } from '../../../web/pages/orders/AddOrderComment.tsx';
import { NetworkError, outcomeUnknown } from '../../../web/relay/NetworkError.ts';
import { renderScreen } from '../support/renderScreen.tsx';

afterEach(cleanup);

const forms = {
  'an order': () => <AddOrderComment order="order 7" />,
  'a claim': () => <AddClaimComment claim="claim 7" onAdded={() => {}} />,
  'an issue': () => <AddIssueComment issue="issue 7" onAdded={() => {}} />,
};

test.each(Object.entries(forms))(
  'ERR-08 a comment on %s whose outcome is unknown is the same write when it is sent again, also after a reload, and another one after a refusal',
  async (_, form) => {
    /** Opens the page, and sends the comment that its field holds. */
    const open = async (type?: string) => {
      // It waits for the drafts that the browser keeps.
      const { environment } = await act(() => renderScreen(form()));
      const box = await screen.findByLabelText<HTMLTextAreaElement>(/comment/i, { selector: 'textarea' });
      if (type !== undefined) fireEvent.change(box, { target: { value: type } });
      const press = async (): Promise<unknown> => {
        await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Add comment' })));
        return environment.mock.getMostRecentOperation().request.variables.input.idempotencyKey;
      };
      return { environment, press, key: await press(), box };
    };
    const first = await open('When will it come?');
    await act(async () =>
      first.environment.mock.rejectMostRecentOperation(new NetworkError(0, null, true, outcomeUnknown)),
    );
    cleanup();

    const second = await open();
    expect(second.box.value).toBe('When will it come?');
    expect(second.key).toBe(first.key);
    const answer = (typename: string, problem: object) =>
      act(async () =>
        second.environment.mock.resolveMostRecentOperation((operation) => {
          const [name = ''] = operation.request.node.operation.selections.flatMap((field) =>
            'name' in field && typeof field.name === 'string' ? field.name : [],
          );
          return { data: { [name]: { __typename: typename, __isProblem: typename, ...problem } } };
        }),
      );
    await answer('OutcomeUnknown', { message: 'Not known.', check: 'ORDERS', candidates: null });
    expect(await second.press()).toBe(first.key);
    await answer('Rejected', { message: 'Not now.', messages: ['Not now.'] });
    expect(await second.press()).not.toBe(first.key);
  },
);
