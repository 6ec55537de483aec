import type { MessageText } from '../../messages/message.ts';
import type { Entity } from '../../rest/entities.ts';
import type { ReadMoney } from '../../../contract/reader/Read.ts';
import type { AddedLine, LineMatch } from '../../schema/types.generated.ts';
import type { CartPayloadParent } from '../cart/cart.parents.ts';
import type { ArticleParent } from '../catalog/catalog.parents.ts';

/** An article that could be ordered for a line, complete in the answer that found it. */
export interface LineCandidateParent {
  article: Entity<'ArticleSummary'>;
  /** Null where the back end does not say the multiple. */
  qty: number | null;
  availableQty: number | null;
  missingQty: number | null;
}

/** The result of a line; the article with its new quantity in the cart. */
export type AddedLineParent = Pick<AddedLine, 'index' | 'number' | 'code' | 'qty' | 'qtyRequested'> & {
  reference: string | null;
  match: LineMatch | null;
  missingQty: number | null;
  price: ReadMoney | null;
  message: MessageText | null;
  article: ArticleParent | null;
};

/** A cart to which lines were added. */
export interface AddLinesPayloadParent extends CartPayloadParent {
  lines: AddedLineParent[];
}
