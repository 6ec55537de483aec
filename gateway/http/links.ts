import { isPlainName } from '../rest/request/isPlainName.ts';
import type { OperationId } from '../rest/restTypes.ts';
import { operationTable, parameterTable } from '../../contract/operations.generated.ts';
import { isDbId } from '../../contract/isDbId.ts';

/** How the answer of a link is treated. */
export type LinkKind =
  /** A document or export of one customer. */
  | 'file'
  /** A picture of an article. */
  | 'picture'
  /** A payment page, or a redirect to one elsewhere. */
  | 'payment';

interface Link {
  operationId: OperationId;
  method: 'GET' | 'POST';
  kind: LinkKind;
  /** The call answers JSON unless export[format] is given (GAP-88); only with it is the call a link. */
  needsExport: boolean;
}

/** A matched link and its path at the back end. */
export interface LinkTarget extends Link {
  /** Path at the back end, each segment encoded again. */
  path: string;
}

const link = (operationId: OperationId, rest: Partial<Link> = {}): Link => ({
  operationId,
  method: operationTable[operationId].method === 'POST' ? 'POST' : 'GET',
  kind: 'file',
  needsExport: false,
  ...rest,
});

/** Every call that a browser opens or downloads directly (GAP-163); the gateway forwards no other path of /api/v3. */
export const links: readonly Link[] = [
  link('openDocument'),
  link('getDocumentPdf'),
  link('downloadFile'),
  link('exportArticles'),
  link('exportNextPrice'),
  link('exportArticlesWithDefaults'),
  link('downloadDocuments'),
  link('exportOrder'),
  link('getInvoice', { needsExport: true }),
  link('getMergedInvoice', { needsExport: true }),
  link('exportPackingList'),
  link('listMissingItems', { needsExport: true }),
  link('searchArticles', { needsExport: true }),
  link('exportOemBatchSearch'),
  link('getClaimAttachment'),
  link('getStatementFile'),
  link('getWikiArticlePdf'),
  link('getWikiArticleHtml'),
  link('getWikiFile'),
  link('payOrder', { kind: 'payment' }),
  link('payOrder', { kind: 'payment', method: 'POST' }),
  link('payInvoice', { kind: 'payment' }),
  link('payInvoice', { kind: 'payment', method: 'POST' }),
  link('getProductPhoto', { kind: 'picture' }),
  link('getProductScheme', { kind: 'picture' }),
];

/** The targets of web links that are not calls themselves. */
const targets: Partial<Record<OperationId, string>> = {
  // The browser's /documents/{id} is the PDF of GET documents/{id} (GAP-87).
  openDocument: operationTable.getDocumentPdf.path,
};

interface Route {
  link: Link;
  segments: readonly Segment[];
  target: string;
}

interface Segment {
  before: string;
  /** The placeholder's name; null where the segment is `before` alone. */
  name: string | null;
  after: string;
}

const routes: readonly Route[] = links.map((entry) => {
  const { path } = operationTable[entry.operationId];
  return {
    link: entry,
    segments: path.split('/').map(toSegment),
    target: targets[entry.operationId] ?? path,
  };
});

function toSegment(text: string): Segment {
  const [, before = text, name = null, after = ''] = /^([^{]*)\{(\w+)\}(.*)$/.exec(text) ?? [];
  return { before, name, after };
}

/**
 * The link that a request asks for; null for any other request. Segments are compared as received: nothing is
 * normalised, so no path can escape from the one that it names.
 *
 * @param method HEAD asks for what GET would send, but of a payment, which GET begins
 * @param url the request's path and query, not decoded
 */
export function matchLink(method: string | undefined, url: string): LinkTarget | null {
  const mark = url.indexOf('?');
  const raw = (mark === -1 ? url : url.slice(0, mark)).split('/');
  const query = mark === -1 ? '' : url.slice(mark);
  for (const { link: entry, segments, target } of routes) {
    const isAsked = entry.method === method || (method === 'HEAD' && isFile(entry));
    if (!isAsked || segments.length !== raw.length) continue;
    const values = readSegments(segments, raw);
    if (!values) continue;
    if (entry.needsExport && !new URLSearchParams(query).has('export[format]')) return null;
    return { ...entry, path: fill(target, values) + knownQuery(entry.operationId, query) };
  }
  return null;
}

const isFile = ({ method, kind }: Link): boolean => method === 'GET' && kind !== 'payment';

function readSegments(segments: readonly Segment[], raw: readonly string[]): string[] | null {
  const values: string[] = [];
  for (const [index, { before, name, after }] of segments.entries()) {
    const text = raw[index] ?? '';
    if (name === null) {
      if (text !== before) return null;
      continue;
    }
    if (!text.startsWith(before) || !text.endsWith(after) || text.length <= before.length + after.length)
      return null;
    const value = readValue(name, text.slice(before.length, text.length - after.length));
    if (value === null) return null;
    values.push(value);
  }
  return values;
}

/** Ids are numbers, sizes one of three; a name is any text that stays within its segment. */
function readValue(name: string, text: string): string | null {
  if (name === 'id' || name === 'documentId') return isDbId(text) ? text : null;
  if (name === 'size') return /^(200|640|1600)$/.test(text) ? text : null;
  const value = decode(text);
  return value !== null && isPlainName(value) ? value : null;
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** The parameters of a query that the call knows, as they were written; others could change what it does. */
function knownQuery(operationId: OperationId, query: string): string {
  const isKnown = (pair: string): boolean => {
    const name = decode(/^[^=]*/.exec(pair)?.[0] ?? '')?.split('[', 1)[0] ?? '';
    return (
      Object.hasOwn(parameterTable[operationId], name) &&
      !operationTable[operationId].path.includes(`{${name}}`)
    );
  };
  const known = query.slice(1).split('&').filter(isKnown);
  return known.length === 0 ? '' : `?${known.join('&')}`;
}

const fill = (path: string, values: readonly string[]): string => {
  let next = 0;
  return path.replace(/\{\w+\}/g, () => encodeURIComponent(values[next++] ?? ''));
};
