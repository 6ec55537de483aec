import { FileAnswer } from '../../http/FileAnswer.ts';
import { fromMinor } from '../../http/money.ts';

/**
 * The page that confirms a payment and closes its tab (GAP-84).
 * @param subject the paid order or invoice, as plain text.
 */
export function paymentPage(
  subject: string,
  { grand_total, currency_code }: { grand_total: number; currency_code: string },
): FileAnswer {
  const amount = `${fromMinor(grand_total).toFixed(2)} ${currency_code}`;
  return new FileAnswer({ contentType: 'text/html; charset=utf-8', content: writePage(subject, amount) });
}

function writePage(subject: string, amount: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${subject} is paid</title>
    <style>
      body { font: 16px/1.5 system-ui, sans-serif; margin: 15vh auto; max-width: 24rem; text-align: center; color: #242424; }
      @media (prefers-color-scheme: dark) { body { background: #1f1f1f; color: #fff; } }
    </style>
  </head>
  <body>
    <h1>Thank you</h1>
    <p>${subject} is paid: ${amount}.</p>
    <p>This is a demonstration: no money was moved.</p>
    <p>You can close this page.</p>
    <script>setTimeout(() => window.close(), 3000);</script>
  </body>
</html>
`;
}
