import type { OperationId } from '../restTypes.ts';

/** Calls that only read, although their method is POST: what they read by does not fit into an address. */
const searches: ReadonlySet<string> = new Set<OperationId>([
  'oemBatchSearch',
  'exportOemBatchSearch',
  'exportArticles',
  'exportNextPrice',
  'downloadDocuments',
]);

/** Whether a call changes something. Log-out is a GET, and does. */
export const isWrite = ({ method, operationId }: { method: string; operationId: string }): boolean =>
  (method !== 'GET' && !searches.has(operationId)) || operationId === 'logout';
