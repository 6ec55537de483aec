/**
 * A peer: GraphQL Yoga as its first page shows it, with fetch for the REST calls. Schema, resolvers and by-id loaders
 * are the gateway's; what differs is everything around them.
 */
import { createServer } from 'node:http';
import { createYoga } from 'graphql-yoga';
import { createSchema } from '../gateway/schema/createSchema.ts';
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
// Yoga's listener answers by itself; what it promises is nobody's to wait for.
answerParent(await listenAnywhere(createServer((req, res) => void yoga(req, res))));
