import { extendEntity } from '../../../contract/reader/createReader.ts';
import { withProblems } from '../../errors/withProblems.ts';
import { fromGlobalId } from '../../relay/ids.ts';
import { fromEnum } from '../../schema/enums.ts';
import type { MutationResolvers } from '../../schema/resolvers.generated.ts';
import { quantityIn } from './quantityIn.ts';

/** Sets the pieces of an article in a cart. */
export const setCartQty = ((_mutation, { input }, { rest }, info) =>
  withProblems(info, async () => {
    const { qty, type, force } = input;
    const body = {
      article: fromGlobalId('Article', input.article, 'input.article'),
      qty,
      type: fromEnum(type),
    };
    const line = await rest.write('setCartQty', { body, force });
    // The line holds the quantity in this cart; those in the others are read when selected, and all of them where
    // the back end answers anything else.
    const changed = line?.article?.id === body.article ? line.article : { id: body.article };
    const inCart = line?.requestedQty == null ? {} : { [quantityIn[body.type]]: line.requestedQty };
    const article = extendEntity(changed, changed === line?.article ? inCart : {});
    const kept = {
      __typename: 'SetCartQtyPayload',
      type: body.type,
      article: { id: body.article },
    } as const;
    return { ...kept, article, toJSON: () => kept };
  })) satisfies MutationResolvers['setCartQty'];
