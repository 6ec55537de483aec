import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { renderGraphiQL } from '@graphql-yoga/render-graphiql';
import { guardHeader } from '../http/crossSite.ts';
import { graphiqlPolicy } from '../http/securityHeaders.ts';

const examplesFolder = new URL('./examples/', import.meta.url);

/** The example operations that GraphiQL opens with, one file a domain, in their order. */
export const exampleOperations = (): string[] =>
  readdirSync(examplesFolder)
    .filter((name) => name.endsWith('.graphql'))
    .sort()
    .map((name) => readFileSync(new URL(name, examplesFolder), 'utf8'));

/** The GraphiQL page; everything it needs is in it, nothing comes from another host. */
export function createGraphiQL(): (res: ServerResponse) => void {
  // 9 MB of text, made at the first visit.
  let parts: readonly [before: string, after: string] | undefined;
  return (res) => {
    parts ??= splitAtScript();
    const nonce = randomBytes(16).toString('base64');
    res.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': graphiqlPolicy(nonce),
    });
    res.write(parts[0]);
    res.end(`<script nonce="${nonce}">${parts[1]}`);
  };
}

function splitAtScript(): [string, string] {
  const page = renderGraphiQL({
    title: 'GraphiQL · parts portal',
    defaultTabs: exampleOperations().map((query) => ({ query })),
    shouldPersistHeaders: false,
    additionalHeaders: { [guardHeader.name]: guardHeader.value },
    defaultEditorToolsVisibility: 'headers',
  });
  const mark = '<script>';
  const at = page.indexOf(mark);
  return [page.slice(0, at), page.slice(at + mark.length)];
}
