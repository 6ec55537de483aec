import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { guardHeader } from '../http/crossSite.ts';
import { graphiqlPolicy } from '../http/securityHeaders.ts';
import { debugHeader } from '../telemetry/upstreamCalls.ts';

const examplesFolder = new URL('./examples/', import.meta.url);

/** A tab that GraphiQL opens with. */
export interface Example {
  /** Operations of one domain. */
  query: string;
  /** Their variables together, as JSON, with ids of the demo distributor. */
  variables: string;
}

/** The example operations that GraphiQL opens with, one file a domain, in the order of the files. */
export const examples = (): Example[] =>
  readdirSync(examplesFolder)
    .filter((name) => name.endsWith('.graphql'))
    .sort()
    .map((name) => {
      const variables = new URL(name.replace('.graphql', '.json'), examplesFolder);
      return {
        query: readFileSync(new URL(name, examplesFolder), 'utf8'),
        variables: existsSync(variables) ? readFileSync(variables, 'utf8') : '{}',
      };
    });

/** The documents of the examples. */
export const exampleOperations = (): string[] => examples().map(({ query }) => query);

/** Serves the GraphiQL page. It contains all of its code; nothing is loaded from another host. */
export function createGraphiQL(): (res: ServerResponse) => Promise<void> {
  let parts: ReturnType<typeof splitAtScript> | undefined;
  return async (res) => {
    parts ??= splitAtScript();
    const [before, after] = await parts;
    const nonce = randomBytes(16).toString('base64');
    res.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': graphiqlPolicy(nonce),
    });
    res.write(before);
    res.end(`<script nonce="${nonce}">${after}`);
  };
}

/** The page before and after its one script tag. */
async function splitAtScript(): Promise<[string, string]> {
  // 9 MB of text, loaded on the first visit.
  const { renderGraphiQL } = await import('@graphql-yoga/render-graphiql');
  const page = renderGraphiQL({
    title: 'GraphiQL · parts portal',
    defaultTabs: examples(),
    shouldPersistHeaders: false,
    additionalHeaders: { [guardHeader.name]: guardHeader.value, [debugHeader.name]: debugHeader.value },
    defaultEditorToolsVisibility: 'variables',
  });
  const mark = '<script>';
  const at = page.indexOf(mark);
  return [page.slice(0, at), page.slice(at + mark.length)];
}
