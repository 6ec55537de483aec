import { toInputPath } from '../../errors/toInputPath.ts';
import { badRequest } from '../../errors/toGraphQLError.ts';
import { message } from '../../messages/message.ts';
import { parseDbIdPath, pathFromGlobalId, readGlobalId, type DbId } from '../../relay/ids.ts';
import type { Sent } from '../../rest/entities.ts';
import { booleanFilter, dateRangeFilter, documentNumberFilter, selectFilter } from '../../rest/filters.ts';
import { withoutUndefined } from '../../rest/withoutUndefined.ts';
import { fromEnum } from '../../schema/enums.ts';
import type {
  ClaimClarificationInput,
  ClaimFilter,
  ClaimItemInput,
  CreateClaimInput,
} from '../../schema/types.generated.ts';

/** Conditions on claims as /api/v3 takes them (GAP-35, GAP-39). */
export const claimFilter = (filter: ClaimFilter | null | undefined) =>
  withoutUndefined({
    documentNumber: documentNumberFilter(filter?.documentNumber),
    type: selectFilter(filter?.type?.map(fromEnum)),
    status: selectFilter(filter?.status?.map(fromEnum)),
    documentDate: dateRangeFilter(filter?.documentDate),
    waiting: booleanFilter(filter?.waiting),
  });

/**
 * A new claim as /api/v3 takes it (CLM-35 to CLM-38).
 * @throws BAD_REQUEST for an item that is not either known or unknown
 */
export const claimToWire = ({ type, items }: CreateClaimInput): Sent<'ClaimInput'> => ({
  type: fromEnum(type),
  items: items.map(itemToWire),
});

function itemToWire(
  { known, unknown, clarification }: ClaimItemInput,
  index: number,
): Sent<'ClaimItemInput'> {
  const field = `input.items[${index}]`;
  const more = clarification ? { clarification: clarificationToWire(clarification) } : {};
  if (known && !unknown) {
    const { articleName: sku, qty, description } = known;
    const { invoice, id: item } = readGlobalId(
      ['ClaimableLine', known.line, `${field}.known.line`],
      parseLineId,
    );
    const images = fileIds(known.attachments, `${field}.known.attachments`);
    return { data: { sku, qty, invoice, item, description, images }, ...more };
  }
  if (unknown && !known) {
    const { articleName: sku, qty, invoiceNumber, invoiceDate, description } = unknown;
    const images = fileIds(unknown.attachments, `${field}.unknown.attachments`);
    const price = Number(unknown.price);
    return { data: { sku, price, qty, invoiceNumber, invoiceDate, description, images }, ...more };
  }
  throw badRequest(message('INPUT.EITHER', { field, one: 'known', other: 'unknown' }), field);
}

const fileIds = (ids: readonly string[], field: string): DbId[] =>
  ids.map((id, index) => pathFromGlobalId('ClaimAttachment', id, `${field}[${index}]`).id);

/** The REST id of an invoice's line: `invoice/line/SKU`, as lines are read by their article. Null for any other text. */
export function parseLineId(dbId: string): { invoice: DbId; id: DbId; article: string } | null {
  const [, ids = '', article = ''] = /^(\d+\/\d+)\/(.+)$/s.exec(dbId) ?? [];
  const path = parseDbIdPath(ids);
  return path && { invoice: path.parent, id: path.id, article };
}

/** Clarification as /api/v3 takes it (GAP-132); fields that are omitted are not sent. */
export const clarificationToWire = (clarification: ClaimClarificationInput): Sent<'ClaimClarification'> =>
  withoutUndefined(clarification);

/**
 * The path in the input of `createClaim` of a field in its call: of `items.0.data.sku`, or `items.0.sku` without the
 * wrapper, it is `items.0.known.articleName`.
 */
export const toClaimPath =
  ({ items }: CreateClaimInput) =>
  (field: string): string =>
    toInputPath(field)
      .replace(
        /^(items\.(\d+))\.(?:data\.)?(?!clarification\b|known\b)/,
        (_, item: string, index: string) => {
          return `${item}.${items[Number(index)]?.known ? 'known' : 'unknown'}.`;
        },
      )
      .replace(/\.known\.(item|invoice)$/, '.known.line')
      .replace(/\.images\b/, '.attachments');

/** The path in the input of `updateClaimItem` of a field in its call: `data.qty` is `qty`. */
export const toItemPath = (field: string): string => toInputPath(field.replace(/^data\./, ''));
