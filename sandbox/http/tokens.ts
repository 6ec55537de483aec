import { jwtVerify, SignJWT } from 'jose';

/** How long a login lasts, in seconds: seven days. */
export const sessionSeconds = 7 * 24 * 60 * 60;

/** Signs and verifies session tokens. */
export interface TokenSigner {
  /** A signed token for the session, valid `sessionSeconds`. */
  sign(sessionId: string): Promise<string>;
  /** The session id of a valid, unexpired token, else null. */
  read(token: string): Promise<string | null>;
}

/** Tokens are JWTs (HS256) that carry the session's id and nothing about the user. */
export function createTokenSigner(secret: string): TokenSigner {
  const key = new TextEncoder().encode(secret);
  return {
    sign: (sessionId) =>
      new SignJWT()
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(sessionId)
        .setIssuedAt()
        .setExpirationTime(`${String(sessionSeconds)} s`)
        .sign(key),
    async read(token) {
      try {
        const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'] });
        return payload.sub ?? null;
      } catch {
        return null;
      }
    },
  };
}
