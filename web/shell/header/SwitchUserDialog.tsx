import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
} from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { SwitchUserDialogMutation } from '../../__generated__/SwitchUserDialogMutation.graphql.ts';
import type { SwitchUserDialogResetMutation } from '../../__generated__/SwitchUserDialogResetMutation.graphql.ts';
import { formErrors } from '../../relay/placeFieldErrors.ts';
import { useWrite } from '../../relay/useWrite.ts';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { UserField, type UserFields } from './UserField.tsx';

/** Chooses whom to act as; nobody means oneself again (AUTH-48 to AUTH-57). The mask does not close it. */
export function SwitchUserDialog({ onClose }: { onClose: () => void }): ReactElement {
  const { t } = useTranslation();
  const form = useForm<UserFields>({ defaultValues: { username: '' } });
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
  const [reset, isResetting] = useWrite<SwitchUserDialogResetMutation>(
    graphql`
      mutation SwitchUserDialogResetMutation($input: ResetSwitchUserInput!) {
        resetSwitchUser(input: $input) {
          ... on SwitchUserPayload @alias(as: "payload") {
            __typename
          }
          ...useWrite_problem @alias(as: "problem")
        }
      }
    `,
    options,
  );

  const save = form.handleSubmit(async ({ username }) => {
    const { payload } = await (username === '' ? reset({}) : switchUser({ username }));
    // Everything on the screen belongs to the user before (AUTH-56).
    if (payload) location.assign('/');
  });

  return (
    <Dialog
      open
      modalType="alert"
      onOpenChange={(_, { open }) => {
        if (!open) onClose();
      }}
    >
      <DialogSurface>
        <form onSubmit={(event) => void save(event)} noValidate>
          <DialogBody>
            <DialogTitle>{t('SWITCH_USER.TITLE')}</DialogTitle>
            <DialogContent>
              <UserField control={form.control} />
            </DialogContent>
            <DialogActions>
              <Button onClick={onClose}>{t('CANCEL')}</Button>
              <SubmitButton isBusy={isSwitching || isResetting}>{t('SAVE')}</SubmitButton>
            </DialogActions>
          </DialogBody>
        </form>
      </DialogSurface>
    </Dialog>
  );
}
