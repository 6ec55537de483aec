/**
 * Puts a purchase list of an ERP into the cart in one round trip: each line is answered with a code, and lines that could
 * not be added are printed so that they can be corrected. Pieces are added to those already in the cart.
 *
 *   GATEWAY_URL=http://127.0.0.1:4000 BEARER=… node docs/examples/add-lines.ts NUMBER=PIECES [NUMBER=PIECES …]
 *
 * BEARER comes from the back end's `login_check`, as in order-by-graphql.ts.
 */
import { createHash } from 'node:crypto';

const { GATEWAY_URL = 'http://127.0.0.1:4000', BEARER } = process.env;
if (!BEARER) throw new Error('Set BEARER.');

const lines = process.argv.slice(2).map((argument, index) => {
  const at = argument.lastIndexOf('=');
  // What the line is called in the purchase order; it comes back with the line's result.
  return {
    number: argument.slice(0, at),
    qty: Number(argument.slice(at + 1)),
    reference: `line ${index + 1}`,
  };
});

interface Answer {
  data?: {
    addLines: {
      __typename: string;
      message?: string;
      lines?: {
        number: string;
        reference: string | null;
        code: string;
        match: string | null;
        qty: number;
        missingQty: number | null;
        message: string | null;
        article: { name: string } | null;
      }[];
    };
  };
  errors?: unknown;
}

const document = /* GraphQL */ `
  mutation AddLines($input: AddLinesInput!) {
    addLines(input: $input) {
      __typename
      ... on AddLinesPayload {
        lines {
          number
          reference
          code
          match
          qty
          missingQty
          message
          article {
            name
          }
        }
      }
      ... on Problem {
        message
      }
    }
  }
`;

const input = {
  lines,
  // Matches accepted without a question: an article's own number, and the one article that replaces it.
  accept: ['EXACT', 'REPLACED'],
  roundUp: true,
  // The same list sent again is not added again. The number of a purchase order would do as well.
  idempotencyKey: createHash('sha256').update(JSON.stringify(lines)).digest('hex'),
};

const response = await fetch(`${GATEWAY_URL}/graphql`, {
  method: 'POST',
  headers: { Authorization: `Bearer ${BEARER}`, 'content-type': 'application/json', Locale: 'en' },
  body: JSON.stringify({ query: document, variables: { input } }),
});
const { data, errors } = (await response.json()) as Answer;
if (errors || !data) throw new Error(`GraphQL: ${JSON.stringify(errors)}`);
if (!data.addLines.lines) throw new Error(`${data.addLines.__typename}: ${data.addLines.message ?? ''}`);

for (const { reference, number, code, match, qty, missingQty, article, message } of data.addLines.lines) {
  const added = [
    `${qty} of ${article?.name ?? ''}`,
    match === 'REPLACED' ? 'which replaces it' : '',
    missingQty ? `${missingQty} not available` : '',
  ];
  const result = qty > 0 ? added.filter(Boolean).join(', ') : (message ?? '');
  console.log(`${reference}: ${code} ${number} ${result}`.trimEnd());
}
const left = data.addLines.lines.filter(({ qty }) => qty === 0);
console.log(`${lines.length - left.length} of ${lines.length} lines are in the cart`);
if (left.length > 0) process.exitCode = 2;
