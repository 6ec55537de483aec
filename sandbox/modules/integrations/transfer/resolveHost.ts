import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { domainToASCII } from 'node:url';
import ipaddr from 'ipaddr.js';
import { TransferFailed } from './TransferFailed.ts';

/** The addresses of a name. */
export type Lookup = (name: string) => Promise<{ address: string }[]>;

const globalUnicast = ipaddr.IPv6.parse('2000::');

/**
 * The address to connect to for what a customer entered as a server. A name is resolved once and all its addresses are
 * checked: the name is rejected if one is not public. Connect only to the returned address, because the name may
 * resolve to another one a moment later.
 * @param allowLocal allows addresses of the inner network, for tests.
 * @throws TransferFailed for an invalid name or one without address, and for an address that is not public.
 */
export async function resolveHost(
  host: string,
  allowLocal: boolean,
  find: Lookup = (name) => lookup(name, { all: true }),
): Promise<string> {
  const found = isIP(host) > 0 ? [{ address: host }] : await find(asciiName(host)).catch(() => []);
  const [first] = found;
  if (first === undefined || !found.every(({ address }) => allowLocal || isPublic(address)))
    throw new TransferFailed('host');
  return first.address;
}

/** A host name as DNS has it. Other spellings of an address (2130706433, 0x7f.1, ①27.0.0.1) are not names. */
function asciiName(host: string): string {
  const name = /[\s/?#@:\\%[\]]/.test(host) ? '' : domainToASCII(host);
  if (name === '' || isIP(name) > 0) throw new TransferFailed('host');
  return name;
}

/** Whether an address is public: not loopback, private, link-local, mapped, translated, reserved … */
function isPublic(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const ip = ipaddr.process(address);
  return ip.range() === 'unicast' && (ip instanceof ipaddr.IPv4 || ip.match(globalUnicast, 3));
}
