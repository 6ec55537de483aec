import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPortal, type Portal, type PortalCaller } from '../../support/startPortal.ts';

let portal: Portal;
let client: PortalCaller;
beforeAll(async () => {
  portal = await startPortal();
  client = await portal.as('client');
});
afterAll(() => portal.close());

interface Attachment {
  id: string;
  fileName: string;
  url: string;
  isImage: boolean;
}
interface Result {
  result: {
    __typename: string;
    message?: string;
    fieldErrors?: { path: string; message: string }[];
    attachment?: Attachment;
    deletedId?: string;
  };
}

const problems = '... on Problem { message } ... on InvalidInput { fieldErrors { path message } }';
const upload = `mutation ($input: UploadClaimAttachmentInput!) { result: uploadClaimAttachment(input: $input) {
  __typename ${problems} ... on UploadClaimAttachmentPayload { attachment { id fileName url isImage } }
} }`;
const remove = `mutation ($input: RemoveClaimAttachmentInput!) { result: removeClaimAttachment(input: $input) {
  __typename ${problems} ... on RemoveClaimAttachmentPayload { deletedId }
} }`;

const send = async (content: BlobPart, name: string, more: object = {}) => {
  const files = { 'variables.input.file': new File([content], name) };
  return (await client.run<Result>(upload, { input: { file: null, ...more } }, { files })).result;
};
async function uploaded(content: BlobPart, name: string): Promise<Attachment> {
  const { attachment } = await send(content, name);
  if (!attachment) throw new Error('not uploaded');
  return attachment;
}
const open = (url: string, bearer = client.bearer) =>
  fetch(new URL(url, portal.url), { headers: { authorization: `Bearer ${bearer ?? ''}` } });
const megabyte = 1_000_000;

/** An item of a new claim. */
async function openItem(): Promise<string> {
  const item = {
    articleName: 'X',
    price: '1',
    qty: 1,
    invoiceNumber: 'N',
    invoiceDate: '2024-01-01',
    description: 'Text',
  };
  const { result } = await client.run(
    `mutation ($input: CreateClaimInput!) { result: createClaim(input: $input) {
      ... on CreateClaimPayload { claim { items { id } } }
    } }`,
    { input: { type: 'RETURN', items: [{ unknown: item }] } },
  );
  return result.claim.items[0]?.id ?? '';
}

test('CLM-39, CLM-40, CLM-41, CLM-42: a picture is uploaded, shown by its link, and removed', async () => {
  const picture = await sharp({ create: { width: 4, height: 4, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const one = await uploaded(new Uint8Array(picture), 'Delle links ü.PNG');
  expect(one).toMatchObject({ fileName: 'Delle links ü.PNG', isImage: true });
  expect(one.url).toMatch(/\/api\/v3\/claim\/attachment\/[0-9a-f]+\/Delle%20links%20%C3%BC\.PNG$/);
  const shown = await open(one.url);
  expect(shown.headers.get('content-type')).toBe('image/png');
  expect(shown.headers.get('content-disposition')).toMatch(/^inline;/);
  expect(shown.headers.get('x-content-type-options')).toBe('nosniff');
  expect(Buffer.from(await shown.arrayBuffer())).toEqual(picture);
  // Of another customer, and of no session.
  expect((await open(one.url, (await portal.as('buyer')).bearer)).status).toBe(404);
  expect((await open(one.url, 'none')).status).toBe(401);
  const { result } = await client.run<Result>(remove, { input: { attachment: one.id } });
  expect(result).toEqual({ __typename: 'RemoveClaimAttachmentPayload', deletedId: one.id });
  expect((await open(one.url)).status).toBe(404);
  const again = await client.run<Result>(remove, { input: { attachment: one.id } });
  expect(again.result.__typename).toBe('NotFound');
});

test('CLM-39: a file goes to an existing item, of which it is an attachment at once', async () => {
  const item = await openItem();
  const { attachment } = await send('report', 'report.pdf', { item });
  expect(attachment?.isImage).toBe(false);
  const { node } = await client.run(
    'query ($id: ID!) { node(id: $id) { ... on ClaimItem { attachments { id fileName url isImage } } } }',
    { id: item },
  );
  expect(node.attachments).toEqual([attachment]);
  const read = await client.run('query ($id: ID!) { node(id: $id) { id } }', {
    id: attachment?.id,
  });
  expect(read.node).toEqual({ id: attachment?.id });
});

test.each([
  ['photo.jpg', true],
  ['photo.JPEG', true],
  ['photo.webp', true],
  ['photo.avif', true],
  ['photo.gif', true],
  ['drawing.svg', true],
  ['photo.png.exe', false],
  ['photo', false],
])('CLM-42, CLM-43: of %s a preview is possible: %s', async (name, isImage) => {
  expect((await uploaded('x', name)).isImage).toBe(isImage);
});

test('a picture that is named .exe is saved and never shown', async () => {
  const { url } = await uploaded('\u0089PNG', 'photo.exe');
  const answer = await open(url);
  expect(answer.headers.get('content-type')).toBe('application/octet-stream');
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="photo.exe"');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
});

test('a drawing or page with a script cannot run it', async () => {
  const script = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  const drawing = await open((await uploaded(script, 'drawing.svg')).url);
  expect(drawing.headers.get('content-security-policy')).toMatch(/default-src 'none';.*\bsandbox$/);
  expect(drawing.headers.get('x-content-type-options')).toBe('nosniff');
  const page = await open((await uploaded('<script>alert(1)</script>', 'page.html')).url);
  expect(page.headers.get('content-disposition')).toMatch(/^attachment;/);
  expect(page.headers.get('content-security-policy')).toMatch(/\bsandbox$/);
});

test('GAP-133: a file above 10 MB is an error of the field, and so are an empty one and the eleventh of an item', async () => {
  const big = await send(new Uint8Array(10 * megabyte + 1), 'big.jpg');
  expect(big).toMatchObject({
    __typename: 'InvalidInput',
    fieldErrors: [{ path: 'file', message: 'The file is larger than 10 MB.' }],
  });
  const { attachment } = await send(new Uint8Array(10 * megabyte), 'largest.jpg');
  expect(attachment?.isImage).toBe(true);
  const empty = await send('', 'empty.jpg');
  expect(empty.fieldErrors).toEqual([{ path: 'file', message: 'The file is empty.' }]);
  const item = await openItem();
  for (let count = 1; count <= 10; count += 1)
    expect((await send('x', `${count}.jpg`, { item })).__typename).toBe('UploadClaimAttachmentPayload');
  expect((await send('x', '11.jpg', { item })).fieldErrors).toEqual([
    { path: 'file', message: 'An item has at most 10 files.' },
  ]);
});

test('a file that is too large was not uploaded: its key can be used for a smaller one', async () => {
  const more = { idempotencyKey: 'photo-1' };
  expect((await send(new Uint8Array(11 * megabyte), 'big.jpg', more)).__typename).toBe('InvalidInput');
  const { watch } = client;
  const files = { 'variables.input.file': new File(['small'], 'small.jpg') };
  const first = await watch<Result>(upload, { input: { file: null, idempotencyKey: 'photo-2' } }, { files });
  const again = await watch<Result>(upload, { input: { file: null, idempotencyKey: 'photo-2' } }, { files });
  expect(again.answer.data).toEqual(first.answer.data);
  expect([first.calls, again.calls].map((calls) => calls.includes('uploadClaimAttachment'))).toEqual([
    true,
    false,
  ]);
});
