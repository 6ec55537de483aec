import { isRecord } from '../../../contract/isRecord.ts';

/** Properties that only a session has. */
const parts = ['isLoggedIn', 'user', 'attributes', 'accesses'];

/**
 * The answer to a token about its session, of which the user cannot be read: it is somebody's all the same, and ends
 * with a 401. What else can be read of it stands. An answer that says it is a visitor's is one.
 */
export function withSession(body: unknown): unknown {
  if (!isRecord(body) || isRecord(body['user'])) return body;
  const isSession = Object.keys(body).length === 0 || parts.some((part) => part in body);
  if (!isSession) return body;
  const { isLoggedIn } = body;
  const isVisitor = isLoggedIn !== undefined && isLoggedIn !== true && isLoggedIn !== 1 && isLoggedIn !== '1';
  return isVisitor ? body : { ...body, isLoggedIn: true, user: {} };
}
