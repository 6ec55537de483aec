import { maxClaimFileBytes } from '../../../contract/claimFiles.ts';
import { extendEntity } from '../../../contract/reader/createReader.ts';
import { withProblems } from '../../errors/withProblems.ts';
import { findById } from '../../relay/loaders.ts';
import { pathFromGlobalId } from '../../relay/ids.ts';
import { afterWrite, newest } from '../../rest/afterWrite.ts';
import { MultipartBody } from '../../rest/multipart.ts';
import type { RestClient } from '../../rest/RestClient.ts';
import type { MutationResolvers } from '../../schema/resolvers.generated.ts';
import { limited, withFile } from './claimFiles.ts';
import { uploadedFile } from './claimResolvers.ts';

/** Passes a file on for an item of a claim, or for one of a claim that is not created yet (CLM-39). */
export const uploadClaimAttachment = ((_mutation, { input: { item, file, force } }, { rest }, info) =>
  withProblems(info, () =>
    withFile(async () => {
      const path = item == null ? null : pathFromGlobalId('ClaimItem', item, 'input.item');
      const body = new MultipartBody({}, limited(file, maxClaimFileBytes));
      const answer = path
        ? await rest.write('uploadClaimItemAttachment', { path: { id: path.id }, body, force })
        : await rest.write('uploadClaimAttachment', { body, force });
      const attachment = answer
        ? uploadedFile(answer, path?.parent ?? 0)
        : path && (await afterWrite(() => findUploaded(rest, path, file.name)));
      return { __typename: 'UploadClaimAttachmentPayload', attachment };
    }),
  )) satisfies MutationResolvers['uploadClaimAttachment'];

/** The newest file of an item with a name. */
async function findUploaded(
  rest: RestClient,
  { parent, id }: { parent: number; id: number },
  fileName: string,
) {
  const { items } = await rest.get('getClaim', { path: { id: parent } });
  const file = newest(findById(items, id)?.attachments ?? [], (one) => one.fileName === fileName);
  return file && extendEntity(file, { claimId: parent });
}
