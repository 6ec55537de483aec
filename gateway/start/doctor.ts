import { existsSync } from 'node:fs';
import { isIP } from 'node:net';
import { connect } from 'node:tls';
import { join } from 'node:path';
import { createClient } from '@redis/client';
import { EnvError } from 'envalid';
import { readBrand } from '../brand/readBrand.ts';
import { build } from '../settings/build.ts';
import { descriptorLimit } from '../settings/descriptorLimit.ts';
import { readEnv, type GatewayEnv } from '../settings/env.ts';
import { print } from '../settings/print.ts';
import { readMemory } from '../redis/readMemory.ts';
import { whyUnreachable } from '../rest/upstream/Reachability.ts';
import { RestError } from '../rest/RestError.ts';
import { Upstream } from '../rest/upstream/Upstream.ts';
import type { Wire } from '../rest/Wire.ts';
import { listUnusual } from '../settings/unusual.ts';
import { loadWire } from './loadWire.ts';

/** One line of the list. */
interface Finding {
  isOk: boolean;
  text: string;
}

const ok = (text: string): Finding => ({ isOk: true, text });
const notOk = (text: string): Finding => ({ isOk: false, text });

/**
 * Tries the services that the settings name and prints what works and what does not. Returns the exit code.
 */
export async function runDoctor(source: NodeJS.ProcessEnv = process.env): Promise<0 | 1> {
  print(`Parts portal ${build.version} (${build.commit}), Node ${process.version}`);
  const findings = await examine(source);
  for (const { isOk, text } of findings) print(`${isOk ? 'ok    ' : 'not ok'}  ${text}`);
  return findings.every(({ isOk }) => isOk) ? 0 : 1;
}

async function examine(source: NodeJS.ProcessEnv): Promise<Finding[]> {
  let env: GatewayEnv;
  let wire: Wire | undefined;
  try {
    env = readEnv(source);
    wire = await loadWire(env.upstreamWire);
    readBrand(env.brandDir);
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    return error.message.split(/\n */).slice(1).map(notOk);
  }
  return [
    ok('settings'),
    ...listUnusual(source, env).map(notOk),
    ...(existsSync(join(env.webDir, 'index.html')) ? [ok('client')] : []),
    ...(await examineBackEnd(env, wire)),
    ...(await examineCertificate(env)),
    ...(await examineRedis(env)),
    examineDescriptors(),
  ];
}

/** Asks for the languages, which needs no session. */
async function examineBackEnd(
  { upstreamUrl: url, upstreamTimeoutMs, upstreamVersion }: GatewayEnv,
  wire: Wire | undefined,
): Promise<Finding[]> {
  const upstream = new Upstream({ url, deadlineMs: upstreamTimeoutMs, wire });
  const begun = Date.now();
  try {
    const { status, headers } = await upstream.send({
      caller: 'doctor',
      operationId: 'listLocales',
      requestId: 'doctor',
      method: 'GET',
      path: '/api/v3/locales',
      headers: { accept: 'application/json' },
    });
    const answered = `back end: status ${status} after ${Date.now() - begun} ms`;
    const isJson = String(headers['content-type']).includes('json');
    const isThere = status === 401 || status === 403 || (status === 200 && isJson);
    const version = headers['version'];
    const skewS = Math.round((Date.parse(String(headers['date'])) - Date.now()) / 1000);
    return [
      isThere ? ok(answered) : notOk(`${answered}${isJson ? '' : ', not JSON'}: is UPSTREAM_URL right?`),
      version === undefined || version === upstreamVersion
        ? ok(`version of the back end: ${version ?? 'not said'}`)
        : notOk(`version of the back end: ${String(version).slice(0, 40)}, expected ${upstreamVersion}`),
      Number.isNaN(skewS) || Math.abs(skewS) <= 5
        ? ok('clock')
        : notOk(`clock: the back end's differs by ${skewS} s`),
    ];
  } catch (error) {
    if (!(error instanceof RestError)) throw error;
    const why = whyUnreachable(error.cause);
    return [notOk(`back end: ${why ? [why.reason, why.code].filter(Boolean).join(' ') : error.kind}`)];
  } finally {
    await upstream.close();
  }
}

const fewDays = 14;

/** How long the back end's certificate is valid. Whether it is trusted, the call has shown. */
async function examineCertificate({ upstreamUrl }: GatewayEnv): Promise<Finding[]> {
  const { protocol, hostname, port } = new URL(upstreamUrl);
  if (protocol !== 'https:') return [];
  return new Promise((resolve) => {
    const socket = connect({
      host: hostname,
      port: Number(port || 443),
      ...(isIP(hostname) === 0 && { servername: hostname }),
      rejectUnauthorized: false,
    });
    const finish = (findings: Finding[]): void => {
      socket.destroy();
      resolve(findings);
    };
    socket.setTimeout(5000, () => finish([]));
    socket.once('error', () => finish([]));
    socket.once('secureConnect', () => {
      const days = Math.floor((Date.parse(socket.getPeerCertificate().valid_to) - Date.now()) / 86_400_000);
      finish([(days > fewDays ? ok : notOk)(`certificate of the back end: valid for ${days} days`)]);
    });
  });
}

/** Also for one that accepts connections and says nothing. */
const redisWithinMs = 2000;

async function examineRedis({ redisUrl }: GatewayEnv): Promise<Finding[]> {
  if (redisUrl === null) return [ok('Redis: none, this gateway is alone')];
  const client = createClient({
    url: redisUrl,
    socket: { connectTimeout: redisWithinMs, socketTimeout: redisWithinMs, reconnectStrategy: false },
  });
  let reason = '';
  client.on('error', (error: unknown) => (reason = error instanceof Error ? error.message : String(error)));
  try {
    await client.connect();
    const { policy, evicts } = readMemory(await client.info('memory'));
    // A replica and one that is full answer, and refuse this.
    await client.set('parts:doctor', '', { expiration: { type: 'EX', value: 1 } });
    return [
      ok('Redis'),
      evicts ? notOk(`Redis: maxmemory-policy is ${policy}, wanted is noeviction`) : ok(`Redis: ${policy}`),
    ];
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const why = 'code' in error ? String(error.code) : reason || error.message;
    return [notOk(`Redis: ${/timeout/i.test(why) ? 'timeout' : why}`)];
  } finally {
    client.destroy();
  }
}

const wantedDescriptors = 4096;

function examineDescriptors(): Finding {
  const limit = descriptorLimit();
  if (limit === null) return ok('file descriptors: not known');
  const isEnough = !(Number(limit) < wantedDescriptors);
  return (isEnough ? ok : notOk)(
    `file descriptors: ${limit}${isEnough ? '' : `, wanted are ${wantedDescriptors}`}`,
  );
}
