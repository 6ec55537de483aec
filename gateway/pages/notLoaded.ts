import type { IncomingMessage, ServerResponse } from 'node:http';
import { ownPath } from '../../contract/ownPath.ts';
import { message, translate } from '../messages/message.ts';
import { readLanguage } from '../http/session.ts';
import { readHeader } from '../http/readHeader.ts';
import { dataPolicy } from '../http/securityHeaders.ts';
import { writeTextPage } from '../http/writeTextPage.ts';

/** Where a page goes whose scripts do not arrive. */
export const notLoadedPath = '/not-loaded';

/** The part of an address that was loaded again. */
const again = 'again';

/** In every page: a script that does not arrive would leave it white. Its address comes along as the referrer. */
export const reportScripts = `addEventListener('error',e=>{if(e.target.type=='module')location='${notLoadedPath}'+(location.hash&&'?again')},true)`;

/**
 * Leads back to a page whose scripts did not arrive; the second time by a link on a page without scripts, in the caller's
 * language.
 */
export function sendNotLoaded(req: IncomingMessage, res: ServerResponse, portal = 'B2B portal'): void {
  const language = readLanguage(readHeader(req));
  const { pathname = '/', search = '' } = URL.parse(readHeader(req)('referer') ?? '') ?? {};
  const path = ownPath(`${pathname}${search}`, 'http://gateway') ?? '/';
  if (!req.url?.endsWith(`?${again}`)) {
    res.writeHead(303, { location: `${path}#${again}`, 'cache-control': 'no-store' }).end();
    return;
  }
  const body = Buffer.from(
    writeTextPage(language, {
      title: portal,
      text: translate(message('PAGE.NOT_LOADED'), language),
      href: path,
      link: translate(message('PAGE.TRY_AGAIN'), language),
    }),
  );
  res.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'content-length': body.length,
    'cache-control': 'no-store',
    'content-security-policy': dataPolicy,
  });
  res.end(body);
}
