import { graphql } from 'react-relay';
import type { useClaimFilesRemoveMutation } from '../../../__generated__/useClaimFilesRemoveMutation.graphql.ts';
import type { useClaimFilesUploadMutation } from '../../../__generated__/useClaimFilesUploadMutation.graphql.ts';
import type { SendFile } from '../../../parts/uploads/Upload.ts';
import { useWrite } from '../../../relay/useWrite.ts';
import { addToList } from '../../../relay/viewerList.ts';

/**
 * Sends and removes the files of an item (CLM-39, CLM-40).
 *
 * @param item global id of an existing item, which then shows them; null for an item of a claim that is not sent yet
 */
export function useClaimFiles(item: string | null): {
  send: SendFile;
  remove: (attachment: string) => Promise<boolean>;
} {
  const [upload] = useWrite<useClaimFilesUploadMutation>(
    graphql`
      mutation useClaimFilesUploadMutation($input: UploadClaimAttachmentInput!) {
        uploadClaimAttachment(input: $input) {
          ... on UploadClaimAttachmentPayload @alias(as: "payload") {
            attachment {
              id
              fileName
              url
              isImage
            }
          }
          ...useWrite_problem @alias(as: "problem")
        }
      }
    `,
    // Each file says itself what is wrong with it.
    { isSilent: true },
  );
  const [remove] = useWrite<useClaimFilesRemoveMutation>(graphql`
    mutation useClaimFilesRemoveMutation($input: RemoveClaimAttachmentInput!) {
      removeClaimAttachment(input: $input) {
        ... on RemoveClaimAttachmentPayload @alias(as: "payload") {
          deletedId
        }
        ...useWrite_problem @alias(as: "problem")
      }
    }
  `);
  return {
    async send(file, { key, onProgress, signal }) {
      const outcome = await upload(item === null ? { file } : { file, item }, {
        intent: { key },
        uploadables: { 'input.file': file },
        onProgress,
        signal,
        updater(store) {
          const record = item === null ? null : store.get(item);
          const added = store.getRootField('uploadClaimAttachment')?.getLinkedRecord('attachment');
          if (!record || !added) return;
          addToList(record, 'attachments', added);
        },
      });
      const { payload, problem } = outcome;
      const attachment = payload?.attachment;
      const isUnknown = outcome.isUnknown === true;
      // A second copy of a file that no item has yet does no harm.
      const mayRepeat = isUnknown && item === null;
      return {
        stored: attachment
          ? {
              id: attachment.id,
              name: attachment.fileName ?? file.name,
              url: attachment.url ?? null,
              isImage: attachment.isImage ?? false,
            }
          : null,
        message: mayRepeat
          ? null
          : (problem?.fieldErrors?.[0]?.message ?? problem?.messages?.[0] ?? problem?.message ?? null),
        // With the same key the gateway would say the same again.
        isTemporary: outcome.isTemporary === true && !(mayRepeat && problem !== null),
        isUnknown: isUnknown && !mayRepeat,
      };
    },
    async remove(attachment) {
      const { payload } = await remove(
        { attachment },
        {
          updater(store) {
            const record = item === null ? null : store.get(item);
            if (!record || !store.getRootField('removeClaimAttachment')?.getValue('deletedId')) return;
            const left = (record.getLinkedRecords('attachments') ?? []).filter(
              (one) => one?.getDataID() !== attachment,
            );
            record.setLinkedRecords(left, 'attachments');
          },
        },
      );
      return payload !== null;
    },
  };
}
