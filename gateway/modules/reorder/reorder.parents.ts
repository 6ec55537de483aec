import type { ReadMoney } from '../../../contract/reader/Read.ts';
import type { ReorderStatus } from '../../schema/types.generated.ts';
import type { Resolved } from '../orderDesk/resolveLine.ts';

/** A line of a document, as much of it as ordering it again takes. */
export interface LineThen {
  index: number;
  number: string;
  description: string | null;
  orderDbId: string | null;
  orderedAt: string | null;
  qty: number | null;
  price: ReadMoney | null;
}

/** A line with what its number matches now; null where the back end's answer for it cannot be read. */
export interface ReorderLineParent extends LineThen {
  status: ReorderStatus;
  resolved: Resolved | null;
}

/** The lines of a user's latest orders. */
export interface LastOrderedParent {
  orderCount: number;
  unreadableCount: number;
  since: string | null;
  lines: (ReorderLineParent | null)[];
}
