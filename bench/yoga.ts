/**
 * A peer: GraphQL Yoga as in its quick start, with fetch for the REST calls. Schema, resolvers and by-id loaders
 * are the gateway's; everything around them differs.
 */
import { createServer } from 'node:http';
import { createYoga } from 'graphql-yoga';
import { createSchema } from '../gateway/modules/createSchema.ts';
import { answerParent } from './answerParent.ts';
import { listenAnywhere } from './listenAnywhere.ts';
import { peerContext } from './peers/peerContext.ts';

const upstreamUrl = process.env['UPSTREAM_URL'] ?? '';
const yoga = createYoga({
  schema: createSchema(),
  logging: false,
  context: ({ request }) =>
    peerContext(
      async (path, headers) => {
        const response = await fetch(upstreamUrl + path, { headers });
        return { status: response.status, headers: response.headers, body: await response.text() };
      },
      (name) => request.headers.get(name),
    ),
});
// Yoga's listener answers by itself; its promise need not be awaited.
answerParent(await listenAnywhere(createServer((req, res) => void yoga(req, res))));
