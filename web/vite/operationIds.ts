import type { Plugin } from 'vite';

/**
 * Reduces Relay's artifacts to what a client without Relay needs: the operation's id and name. The rest describes how
 * to put an answer into a store.
 */
export function operationIds(): Plugin {
  return {
    name: 'operation-ids',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /[\\/]__generated__[\\/]\w+\.graphql\.ts$/ },
      handler(code, id) {
        const params = /"params": (\{[\s\S]*?\n {2}\})/.exec(code)?.[1];
        if (params === undefined) return this.error(`${id} has no operation`);
        return { code: `export default { params: ${params} };`, map: null };
      },
    },
  };
}
