import { extendEntity } from '../../../contract/reader/createReader.ts';
import { withProblems } from '../../errors/withProblems.ts';
import { fromGlobalId } from '../../relay/ids.ts';
import { afterWrite, isSameText, newest } from '../../rest/afterWrite.ts';
import type { MutationResolvers } from '../../schema/resolvers.generated.ts';

/** Adds a comment to a claim; where the answer is not it, the newest with its text is taken. */
export const addClaimComment = ((_mutation, { input: { claim, text, force } }, { rest }, info) =>
  withProblems(info, async () => {
    const id = fromGlobalId('Claim', claim, 'input.claim');
    const answer = await rest.write('addClaimComment', { path: { id }, body: { text }, force });
    const comment =
      answer && isSameText(answer.text, text)
        ? answer
        : await afterWrite(async () =>
            newest(await rest.get('listClaimComments', { path: { id } }), (one) =>
              isSameText(one.text, text),
            ),
          );
    return {
      __typename: 'AddClaimCommentPayload',
      comment: comment && extendEntity(comment, { claimId: id }),
    };
  })) satisfies MutationResolvers['addClaimComment'];
