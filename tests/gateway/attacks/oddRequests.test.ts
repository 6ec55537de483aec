import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rounds, testSeed } from '../../support/explore.ts';
import { createRandom, makeOddRequest, type OddRequest } from '../../support/oddRequests.ts';
import { sendRaw } from '../../support/rawHttp.ts';
import { runGateway, type GatewayProcess } from '../../support/runGateway.ts';
import { startSandbox, type TestSandbox } from '../../support/startSandbox.ts';

let sandbox: TestSandbox;
let token: string;
/** A client with a page, a page before log-in and a file: the real one may not be built yet. */
let webDir: string;

beforeAll(async () => {
  webDir = mkdtempSync(join(tmpdir(), 'web-'));
  mkdirSync(join(webDir, 'prerendered/login'), { recursive: true });
  for (const file of ['index.html', 'prerendered/login/en.html'])
    writeFileSync(join(webDir, file), '<html nonce="__CSP_NONCE__"></html>');
  writeFileSync(join(webDir, 'favicon.svg'), '<svg/>');
  sandbox = await startSandbox();
  token = (await sandbox.as('client')).token ?? '';
});
afterAll(async () => {
  await sandbox.close();
  rmSync(webDir, { recursive: true });
});

/** Status and codes of an answer; the whole text where there is none. */
function summaryOf(answer: string): string {
  const status = /^HTTP\/1\.1 (\d+)/.exec(answer)?.[1];
  const codes = [...answer.matchAll(/"code":"(\w+)"/g)].map(([, code]) => code);
  return status === undefined ? `no answer: ${answer.slice(0, 100)}` : [status, ...codes].join(' ');
}

/** What an answer must not be: no answer, a failure of ours, or one of the back end, which is well. */
const isWrong = (summary: string): boolean =>
  /^no answer|^5\d\d|INTERNAL_SERVER_ERROR|UPSTREAM_ERROR/.test(summary);

test.each(['production', 'development'])(
  'promise: values: whatever is wrong with a request, it is answered as the fault of its caller, at the first and the second time: %s',
  async (mode) => {
    const gateway: GatewayProcess = await runGateway({
      UPSTREAM_URL: sandbox.url,
      WEB_DIR: webDir,
      NODE_ENV: mode,
    });
    const random = createRandom(testSeed());
    const requests: OddRequest[] = Array.from({ length: rounds(500, 12_500) }, () =>
      makeOddRequest(random, token),
    );
    const pass = async (): Promise<string[]> => {
      const summaries: string[] = [];
      for (let at = 0; at < requests.length; at += 8) {
        const answers = requests
          .slice(at, at + 8)
          .map(async ({ text }) => summaryOf(await sendRaw(gateway, text)));
        summaries.push(...(await Promise.all(answers)));
      }
      return summaries;
    };
    try {
      const [first, second] = [await pass(), await pass()];
      const describe = (at: number): string => `${first[at]} / ${second[at]}: ${requests[at]?.name}`;
      const indexes = [...requests.keys()];
      expect(
        indexes.filter((at) => isWrong(first[at] ?? '') || isWrong(second[at] ?? '')).map(describe),
      ).toEqual([]);
      expect(indexes.filter((at) => first[at] !== second[at]).map(describe)).toEqual([]);
      const lines = gateway.log.filter((line) => line.includes('"level":"error"'));
      expect(lines).toEqual([]);
    } finally {
      await gateway.stop();
    }
  },
  600_000,
);

test.each([
  ['a host that is empty', 'GET /exports/arrivals.ics HTTP/1.1\r\nHost: \r\n', '200'],
  [
    'null for the variable of a condition that has a default',
    `GET /graphql?${new URLSearchParams({
      query: 'query ($with: Boolean = true) { viewer { isLoggedIn @include(if: $with) } }',
      variables: '{"with":null}',
    })} HTTP/1.1\r\nHost: x\r\n`,
    '400 BAD_REQUEST',
  ],
])('%s is the fault of the caller, or none', async (_, head, expected) => {
  const gateway = await runGateway({ UPSTREAM_URL: sandbox.url, WEB_DIR: webDir });
  const text = `${head}Accept: application/graphql-response+json\r\nAuthorization: Bearer ${token}\r\nConnection: close\r\n\r\n`;
  for (let time = 0; time < 2; time++) expect(summaryOf(await sendRaw(gateway, text))).toBe(expected);
  expect(gateway.log.filter((line) => line.includes('"level":"error"'))).toEqual([]);
  await gateway.stop();
});
