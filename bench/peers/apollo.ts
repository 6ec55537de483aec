/**
 * A peer: Apollo Server with @apollo/datasource-rest, one data source a request, as its documentation shows. Schema,
 * resolvers and by-id loaders are the gateway's; everything around them differs. graphql is 16 here, as Apollo
 * requires; the gateway's scalars are made with 17, so scalars are passed through.
 */
import { readFileSync } from 'node:fs';
import { RESTDataSource } from '@apollo/datasource-rest';
import { ApolloServer } from '@apollo/server';
import { startStandaloneServer } from '@apollo/server/standalone';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { readHeader } from '../../gateway/http/readHeader.ts';
import * as modulesByName from '../../gateway/modules/modules.ts';
import { answerParent } from '../answerParent.ts';
import { peerContext, type Read } from './peerContext.ts';

const baseURL = process.env['UPSTREAM_URL'] ?? '';

class Api extends RESTDataSource {
  override readonly baseURL = baseURL;

  /** The caller parses the answer's text, as everywhere in this benchmark. */
  protected override parseBody(response: { text(): Promise<string> }): Promise<string> {
    return response.text();
  }

  readonly read: Read = async (path, headers) => {
    const { parsedBody: body, response } = await this.fetch<string>(path, { headers });
    return { status: response.status, headers: response.headers, body };
  };
}

const typeDefs = readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8');
const resolvers = Object.values(modulesByName).map((module) => module.resolvers);
const server = new ApolloServer({
  schema: makeExecutableSchema({ typeDefs, resolvers }),
  csrfPrevention: false,
  includeStacktraceInErrorResponses: false,
});
const { url } = await startStandaloneServer(server, {
  listen: { port: 0, host: '127.0.0.1' },
  context: async ({ req }) => {
    const api = new Api({ cache: server.cache });
    return peerContext(api.read, readHeader(req));
  },
});
answerParent(url.replace(/\/$/, ''));
