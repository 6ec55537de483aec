import type { FastifyInstance } from 'fastify';
import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../db/tables.ts';

type Sent = Selectable<Database['mail_outbox']>;

/** Address of the page, below the sandbox's own. */
export const outboxPath = '/sandbox/outbox';

/** Most mails on the page. */
const shown = 100;

/** Adds a page with the latest mails that a real back end would have sent, for people who try the demo on their machine. */
export function addOutboxPage(app: FastifyInstance, db: Kysely<Database>): void {
  app.get(outboxPath, async (request, reply) => {
    if (!isLoopback(request.socket.remoteAddress ?? '')) return reply.code(404).send('Not found.\n');
    const mails = await db.selectFrom('mail_outbox').selectAll().orderBy('id', 'desc').limit(shown).execute();
    return (
      reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        // The mails hold texts that users typed.
        .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
        .send(writePage(mails))
    );
  });
}

const isLoopback = (address: string): boolean => /^(?:::ffff:)?127\.|^::1$/.test(address);

const writePage = (mails: readonly Sent[]): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Outbox of the sandbox</title>
    <style>
      :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
      body { max-width: 44rem; margin: 2rem auto; padding: 0 1rem; overflow-wrap: anywhere; }
      article { border: 1px solid color-mix(in srgb, currentcolor 30%, transparent); border-radius: 4px; padding: 0 1rem; margin-block: 1rem; }
      h2 { font-size: 1.1rem; margin-block-end: 0; }
      p { margin-block: 0.25rem 0.75rem; }
      pre { white-space: pre-wrap; }
    </style>
  </head>
  <body>
    <main>
      <h1>Outbox</h1>
      <p>This is a demonstration. It sends no mail. These are the latest it would have sent, the newest first. <a href="">Reload</a></p>
      ${mails.length === 0 ? '<p>No mail yet. Sign up, reset a password or add an account in the portal.</p>' : mails.map(writeMail).join('\n      ')}
    </main>
  </body>
</html>
`;

function writeMail({ recipient, subject, body, created_at }: Sent): string {
  const time = created_at.toISOString();
  return `<article>
        <h2>${escape(subject)}</h2>
        <p>To ${escape(recipient)}, <time datetime="${time}">${time.slice(0, 19).replace('T', ' ')} UTC</time></p>
        <pre>${linkAddresses(escape(body))}</pre>
      </article>`;
}

/** Lines that are an address become links; the text is escaped already. */
const linkAddresses = (text: string): string =>
  text.replace(/^https?:\/\/\S+$/gm, (address) => `<a href="${address}">${address}</a>`);

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
