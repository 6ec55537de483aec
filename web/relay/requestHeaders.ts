/** Another origin cannot send this header without a preflight, so the gateway accepts no session cookie without it. */
export const guardHeaders = { 'x-requested-with': 'parts-portal' };

/** Headers of every operation; `web/vite/firstLoad.ts` writes them into the head of the page. */
export const operationHeaders = {
  accept: 'application/graphql-response+json, application/json',
  ...guardHeaders,
};
