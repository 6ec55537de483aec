import type { Environment } from 'relay-runtime';

/**
 * Marks the previews of carts in the store as outdated, but the one that a write has answered with: they show quantities
 * of before it. A page that opens one waits for the server instead of showing them.
 *
 * @param answered global id of the cart in the answer; none where a write is about to be sent, or answers without a cart
 */
export function forgetPreviews(environment: Environment, answered?: string): void {
  const source = environment.getStore().getSource();
  environment.commitUpdate((store) => {
    for (const id of source.getRecordIDs())
      if (id !== answered && source.get(id)?.['__typename'] === 'Cart') store.get(id)?.invalidateRecord();
  });
}
