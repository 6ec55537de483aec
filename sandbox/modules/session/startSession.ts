import type { FastifyReply } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/tables.ts';
import { sessionSeconds, type TokenSigner } from '../../http/tokens.ts';

/** Opens a session for the user's access, sets the cookie BEARER and returns the token (GAP-12). */
export async function startSession(
  { db, tokens, reply }: { db: Kysely<Database>; tokens: TokenSigner; reply: FastifyReply },
  userId: number,
  accessId: number,
): Promise<string> {
  const { id } = await db
    .insertInto('sessions')
    .values({
      user_id: userId,
      access_id: accessId,
      original_user_id: null,
      original_access_id: null,
      expires_at: new Date(Date.now() + sessionSeconds * 1000),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.updateTable('accesses').set({ last_used_at: new Date() }).where('id', '=', accessId).execute();
  const token = await tokens.sign(id);
  reply.setCookie('BEARER', token, { ...cookieOptions(reply), maxAge: sessionSeconds });
  return token;
}

/** Clears the cookie BEARER. */
export function clearSessionCookie(reply: FastifyReply): void {
  reply.clearCookie('BEARER', cookieOptions(reply));
}

function cookieOptions(reply: FastifyReply) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: reply.request.protocol === 'https' } as const;
}
