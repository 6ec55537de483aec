import { DialogBody, DialogTitle } from '@fluentui/react-components';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Modal } from '../../../web/ui/dialogs/Modal.tsx';
import { renderScreen } from '../support/renderScreen.tsx';

test.each([
  ['a question that needs an answer is read as a whole', false, 'alertdialog'],
  ['a form that needs an answer is not', true, 'dialog'],
] as const)('%s', async (_, isForm, role) => {
  await renderScreen(
    <Modal isOpen onClose={() => {}} mustAnswer isForm={isForm}>
      <DialogBody>
        <DialogTitle>Title</DialogTitle>
      </DialogBody>
    </Modal>,
  );
  expect(await screen.findByRole(role, { name: 'Title' })).toBeDefined();
});
