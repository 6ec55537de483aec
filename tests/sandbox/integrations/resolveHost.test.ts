import { expect, test } from 'vitest';
import { resolveHost } from '../../../sandbox/modules/integrations/transfer/resolveHost.ts';

/** A name server that returns these addresses, and counts lookups. */
function answering(...addresses: string[]) {
  const asked: string[] = [];
  const find = (name: string) => {
    asked.push(name);
    return Promise.resolve(addresses.map((address) => ({ address })));
  };
  return { asked, find };
}

const promise = "promise: integrations' connection test:";

test(`${promise} a public name gives its address, resolved once`, async () => {
  const { asked, find } = answering('8.8.8.8', '2001:4860:4860::8888');
  expect(await resolveHost('ftp.exämple.com', false, find)).toBe('8.8.8.8');
  expect(asked).toEqual(['ftp.xn--exmple-cua.com']);
});

test(`${promise} a public address is used unchanged`, async () => {
  const { asked, find } = answering('127.0.0.1');
  expect(await resolveHost('2001:4860:4860::8888', false, find)).toBe('2001:4860:4860::8888');
  expect(await resolveHost('8.8.4.4', false, find)).toBe('8.8.4.4');
  expect(asked).toEqual([]);
});

test(`${promise} one internal address among several refuses the name`, async () => {
  for (const address of [
    '127.0.0.1',
    '10.0.0.5',
    '::ffff:192.168.0.1',
    'fd00::1',
    '169.254.169.254',
    'nonsense',
  ]) {
    const { find } = answering('8.8.8.8', address);
    await expect(resolveHost('ftp.example.com', false, find), address).rejects.toMatchObject({
      reason: 'host',
    });
  }
  await expect(resolveHost('ftp.example.com', false, answering().find)).rejects.toMatchObject({
    reason: 'host',
  });
});

test(`${promise} the switch allows internal addresses`, async () => {
  expect(await resolveHost('ftp.example.com', true, answering('127.0.0.1').find)).toBe('127.0.0.1');
});
