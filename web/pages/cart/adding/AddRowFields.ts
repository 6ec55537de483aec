import type { ArticleChoice } from '../../../parts/article/useArticleSelect.ts';

/** The fields of the dialog that adds a line; named as the server names them in its errors (CART-30). An emptied `qty` is null. */
export type AddRowFields = { article: ArticleChoice | null; qty: number | null };
