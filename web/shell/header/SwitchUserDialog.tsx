import { useState, type ReactElement } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { SwitchUserDialogMutation } from '../../__generated__/SwitchUserDialogMutation.graphql.ts';
import { formErrors } from '../../relay/placeFieldErrors.ts';
import { useWrite } from '../../relay/useWrite.ts';
import { DialogForm } from '../../ui/form/DialogForm.tsx';
import { Modal } from '../../ui/dialogs/Modal.tsx';
import { changeAccount } from '../session/accountInUse.ts';
import { freshLogin } from '../session/freshLogin.ts';
import { useResetSwitchUser } from './useResetSwitchUser.ts';
import { UserField, type UserFields } from './UserField.tsx';

type Props = { isOpen: boolean; onClose: () => void };

/** Chooses a user to act as; without one the user acts as themselves again (AUTH-48 to AUTH-57). The mask does not close it. */
export function SwitchUserDialog({ isOpen, onClose }: Props): ReactElement {
  return (
    <Modal isOpen={isOpen} onClose={onClose} mustAnswer isForm>
      <SwitchUserForm onClose={onClose} />
    </Modal>
  );
}

function SwitchUserForm({ onClose }: Pick<Props, 'onClose'>): ReactElement {
  const { t } = useTranslation();
  const form = useForm<UserFields>({ mode: 'onTouched', defaultValues: { username: '' } });
  const [isLeaving, setIsLeaving] = useState(false);
  const options = { form: formErrors(form) };
  const [switchUser, isSwitching] = useWrite<SwitchUserDialogMutation>(
    graphql`
      mutation SwitchUserDialogMutation($input: SwitchUserInput!) {
        switchUser(input: $input) {
          ... on SwitchUserPayload @alias(as: "payload") {
            __typename
          }
          ...useWrite_problem @alias(as: "problem")
        }
      }
    `,
    options,
  );
  const [reset, isResetting] = useResetSwitchUser(options);

  const save = form.handleSubmit(async ({ username }) => {
    const { payload } = await (username === '' ? reset() : changeAccount(() => switchUser({ username })));
    if (!payload) return;
    setIsLeaving(true);
    // Everything on the screen belongs to the user before (AUTH-56).
    freshLogin.note();
    location.assign('/');
  });

  return (
    <DialogForm
      title={t('SWITCH_USER.TITLE')}
      onSubmit={save}
      onCancel={onClose}
      submitLabel={t('SAVE')}
      isBusy={isSwitching || isResetting || isLeaving}
    >
      <UserField control={form.control} />
    </DialogForm>
  );
}
