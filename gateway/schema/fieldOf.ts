import type { GatewayContext } from '../context/context.ts';
import type { LookAheadInfo } from './selectsField.ts';

type FieldResolver<Parent, Args, Value> = (
  parent: Parent,
  args: Args,
  context: GatewayContext,
  info: LookAheadInfo,
) => Value | Promise<Value>;

type Convert<Parent, Args, Value, Converted> = (
  value: Value,
  parent: Parent,
  args: Args,
  context: GatewayContext,
  info: LookAheadInfo,
) => Converted;

/** Creates the resolver of one field, which returns the field's value or converts it. */
interface FieldOf<Whole extends object, Parent> {
  <K extends keyof Whole>(key: K): FieldResolver<Parent, unknown, Whole[K]>;
  <K extends keyof Whole, Args, Converted>(
    key: K,
    convert: Convert<Parent, Args, Whole[K], Converted>,
  ): FieldResolver<Parent, Args, Converted>;
}

/**
 * Resolvers of an entity of which a parent may hold only a part, because the answer that named it gave no more. A field
 * that the parent holds (null included) is resolved at once, which matters in lists; any other is read from the whole.
 *
 * @param load reads the whole, by a loader of the request
 * @example
 * const field = fieldOf((order: OrderParent, context) => orderById(context).load(order.id));
 * // the resolvers of Order
 * { paid: field('paid'), status: field('status', toEnum) }
 */
export function fieldOf<Whole extends object, Parent extends Partial<Whole>>(
  load: (parent: Parent, context: GatewayContext) => Promise<Whole>,
): FieldOf<Whole, Parent> {
  return <K extends keyof Whole, Args, Converted>(
    key: K,
    convert: Convert<Parent, Args, Whole[K], Converted | Whole[K]> = (value) => value,
  ): FieldResolver<Parent, Args, Converted | Whole[K]> => {
    // Apart from the resolver: a function with closures allocates room for what they use on every call.
    const fromWhole: FieldResolver<Parent, Args, Converted | Whole[K]> = (parent, args, context, info) =>
      load(parent, context).then((whole) => convert(whole[key], parent, args, context, info));
    return (parent, args, context, info) => {
      const partly: Partial<Whole> = parent;
      const known = partly[key];
      return known === undefined
        ? fromWhole(parent, args, context, info)
        : convert(known, parent, args, context, info);
    };
  };
}
