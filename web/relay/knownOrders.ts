import type { MissingFieldHandler } from 'relay-runtime';
import { toGlobalId } from './globalId.ts';

/**
 * An order that a list has already brought shows on its page at once, as far as it is known, while the rest is read:
 * `viewer.order(dbId)` is the same record as the list's row (ids are base64 of type and REST id, GAP-162).
 */
export const knownOrders: MissingFieldHandler = {
  kind: 'linked',
  handle(field, parent, args, store) {
    if (parent?.getType() !== 'Viewer' || field.name !== 'order') return undefined;
    const id = toGlobalId('Order', String(args['dbId']));
    return store.get(id) ? id : undefined;
  },
};
