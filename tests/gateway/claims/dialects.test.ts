import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dialectNames } from '../../../sandbox/dialects/addDialects.ts';
import { advanceClaims } from '../../../sandbox/clock/advanceClaims.ts';
import { startPortal, type Portal, type PortalCaller } from '../../support/startPortal.ts';

const problems = '... on Problem { message } ... on InvalidInput { fieldErrors { path message } }';
const mutation = (field: string, payload: string) =>
  `mutation ($input: ${field.charAt(0).toUpperCase()}${field.slice(1)}Input!) {
    result: ${field}(input: $input) { __typename ${problems} ${payload} }
  }`;
const file = 'id fileName url isImage';
const item = `id status qty priceByItem { amount } invoiceDate carBrand fittingDate attachments { ${file} }`;

interface Attachment {
  id: string;
  url: string;
}
interface Result {
  result: {
    attachment: Attachment;
    claim: { id: string; status: string; items: { id: string; attachments: Attachment[] }[] };
    item: object;
    comment: object;
    deletedId: string;
    fieldErrors: { path: string }[];
  };
}

describe.each(dialectNames)('claims of a back end that writes like %s', (dialect) => {
  let portal: Portal;
  let client: PortalCaller;
  beforeAll(async () => {
    portal = await startPortal({ dialect });
    client = await portal.as('client');
  });
  afterAll(() => portal.close());

  const write = async (field: string, payload: string, input: object, content?: File) => {
    const files = content ? { files: { 'variables.input.file': content } } : {};
    return (await client.run<Result>(mutation(field, payload), { input }, files)).result;
  };

  test('a claim is created with a file, asked about, completed, and commented on', async () => {
    const upload = `... on UploadClaimAttachmentPayload { attachment { ${file} } }`;
    const { attachment } = await write(
      'uploadClaimAttachment',
      upload,
      { file: null },
      new File(['x'], '1.png'),
    );
    expect(attachment).toMatchObject({ fileName: '1.png', isImage: true });
    const create = `... on CreateClaimPayload { claim { id status items { ${item} } } }`;
    const line = await portal.sandbox.db
      .selectFrom('document_items as i')
      .innerJoin('documents as d', 'd.id', 'i.document_id')
      .select(['i.article_name', 'i.price', 'd.doc_number', 'd.date'])
      .where('d.customer_id', '=', 1)
      .where('d.kind', '=', 'merged_invoice')
      .where('i.article_name', '<>', 'DELIVERY')
      .executeTakeFirstOrThrow();
    const price = (line.price / 100).toFixed(2);
    const unknown = {
      articleName: line.article_name,
      price,
      qty: 2,
      invoiceNumber: line.doc_number,
      invoiceDate: line.date,
      description: '123',
      attachments: [attachment.id],
    };
    const { claim } = await write('createClaim', create, { type: 'RECLAMATION', items: [{ unknown }] });
    expect(claim).toMatchObject({
      status: 'RECEIVED',
      items: [
        {
          status: 'RECEIVED',
          qty: 2,
          priceByItem: { amount: price },
          invoiceDate: line.date,
          carBrand: null,
          attachments: [{ fileName: '1.png', url: attachment.url, isImage: true }],
        },
      ],
    });
    await advanceClaims(portal.sandbox.db, new Date());
    const [first] = claim.items;
    const more = await write(
      'uploadClaimAttachment',
      upload,
      { item: first?.id, file: null },
      new File(['y'], '2.pdf'),
    );
    expect(more.attachment).toMatchObject({ fileName: '2.pdf', isImage: false });
    const update = `... on UpdateClaimItemPayload { item { ${item} } }`;
    const clarification = { carBrand: 'Volvo', fittingDate: '2024-03-01' };
    const changed = await write('updateClaimItem', update, {
      item: first?.id,
      qty: 1,
      description: '5',
      clarification,
    });
    expect(changed.item).toMatchObject({ status: 'RECEIVED', qty: 1, ...clarification });
    const wrong = await write('updateClaimItem', update, { item: first?.id, qty: 1, description: '5' });
    expect(wrong).toMatchObject({ __typename: 'Rejected' });
    const comment = '... on AddClaimCommentPayload { comment { text user { lastName } createdAt } }';
    expect((await write('addClaimComment', comment, { claim: claim.id, text: '42' })).comment).toMatchObject({
      text: '42',
      user: { lastName: 'Tamm' },
    });
    const remove = '... on RemoveClaimAttachmentPayload { deletedId }';
    const removed = await write('removeClaimAttachment', remove, { attachment: more.attachment.id });
    expect(removed.deletedId).toBe(more.attachment.id);
    const refused = await write('createClaim', create, {
      type: 'RETURN',
      items: [{ unknown: { ...unknown, qty: 0 } }],
    });
    expect(refused.fieldErrors.map(({ path }) => path)).toEqual([
      'items.0.unknown.qty',
      'items.0.unknown.attachments',
    ]);
  });
});
