import { extendEntity } from '../../../contract/reader/createReader.ts';
import { withProblems } from '../../errors/withProblems.ts';
import { fromGlobalId, type DbId } from '../../relay/ids.ts';
import { afterWrite, isSameText, newest } from '../../rest/afterWrite.ts';
import type { RestClient } from '../../rest/RestClient.ts';
import type { MutationResolvers } from '../../schema/resolvers.generated.ts';

/** Adds a comment to an order; where the answer is not it, the newest with its text is taken. */
export const addOrderComment = ((_mutation, { input: { order, message, force } }, { rest }, info) =>
  withProblems(info, async () => {
    const id = fromGlobalId('Order', order, 'input.order');
    const answer = await rest.write('addOrderComment', { path: { id }, body: { message }, force });
    const comment =
      answer && isSameText(answer.message, message) ? answer : await findComment(rest, id, message);
    return {
      __typename: 'AddOrderCommentPayload',
      comment: comment && extendEntity(comment, { orderId: id }),
    };
  })) satisfies MutationResolvers['addOrderComment'];

/** The latest comment of an order with this text; null where the order cannot be read. */
const findComment = (rest: RestClient, id: DbId, message: string) =>
  afterWrite(async () =>
    newest((await rest.get('getOrder', { path: { id } })).comments, (one) =>
      isSameText(one.message, message),
    ),
  );
