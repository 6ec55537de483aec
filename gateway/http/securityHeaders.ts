/** Headers of every answer of the gateway. */
export const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
} as const;

/** Where browsers reach us by https only: they never try http again. */
export const transportSecurity = (seconds: number) => ({
  'strict-transport-security': `max-age=${seconds}`,
});

/** Headers for data: whatever it contains, no script in it runs and no page frames it. */
export const dataPolicy = "default-src 'none'; frame-ancestors 'none'";

/** The client's page: its own scripts and styles only, inline ones by nonce, which Fluent's style elements carry too. */
export const pagePolicy = (nonce: string): string =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

/** GraphiQL: its own files, and the styles that its editor adds; nothing is loaded from another host. */
export const graphiqlPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  'font-src data:',
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** A file of the back end: whatever it contains, no script of it runs. */
export const filePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox";

/** A PDF: not every browser shows one in a sandbox, and its scripts cannot reach a page. */
export const pdfPolicy =
  "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'";

/** The back end's payment page: a form that is submitted to us, and no scripts. */
export const paymentPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; sandbox allow-forms allow-same-origin";
