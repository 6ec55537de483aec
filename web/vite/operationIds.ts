import type { Plugin } from 'vite';

/**
 * Leaves of Relay's artifacts what a client without Relay needs: the operation's id and name. The rest says how to put
 * an answer into a store.
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
