import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

const blockSize = 8;
const keyLength = 32;

/** A salted scrypt hash as text: `scrypt$N$r$salt$hash`; `cost` is its N. */
export async function hashPassword(password: string, cost = 16_384): Promise<string> {
  const salt = randomBytes(16);
  const hash = await derive(password, salt, cost, blockSize);
  return ['scrypt', cost, blockSize, salt.toString('base64url'), hash.toString('base64url')].join('$');
}

/** Whether the password matches the hash; takes equally long for a wrong one. */
export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  const [kind, n, r, salt, hash] = stored.split('$');
  if (kind !== 'scrypt' || salt === undefined || hash === undefined) return false;
  const expected = Buffer.from(hash, 'base64url');
  const actual = await derive(password, Buffer.from(salt, 'base64url'), Number(n), Number(r));
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

function derive(password: string, salt: Buffer, n: number, r: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    // Keyboards differ in how they write a letter such as ä.
    scrypt(password.normalize('NFC'), salt, keyLength, { N: n, r, p: 1 }, (error, key) => {
      if (error === null) resolve(key);
      else reject(error);
    });
  });
}
