import type { Entity } from '../../rest/entities.ts';
import type { OrderParent } from './orders.parents.ts';

/** An order after a write, with its status where the answer names both; else the status is read from its page. */
export const changedOrder = (answer: Entity<'OrderStatusRef'> | null, id: number): OrderParent =>
  answer?.id === id && answer.status !== null ? answer : { id };
