/** A request to the gateway. */
export interface GraphQLRequest {
  query?: string;
  /** Id of a persisted operation, instead of `query`. */
  documentId?: string;
  variables?: object;
  /** Name of one of several operations in `query`. */
  operationName?: string;
  /** As an internal tool sends it. */
  bearer?: string;
  /** As a browser sends it: the value of header Cookie; the guard header and the origin are sent along. */
  cookie?: string;
  locale?: string;
  currency?: string;
  headers?: Record<string, string>;
  /** Sent by the GraphQL multipart request specification, by variable path, for example `variables.input.file`. */
  files?: Record<string, File>;
  signal?: AbortSignal;
}

/** A GraphQL error as received over HTTP. */
export interface WireError {
  message: string;
  path?: (string | number)[];
  extensions: {
    code: string;
    requestId: string;
    status?: number | null;
    messages?: string[];
    [name: string]: unknown;
  };
}

/** The gateway's response. */
export interface GraphQLAnswer<Data> {
  status: number;
  headers: Headers;
  data: Data;
  errors: WireError[];
  extensions: Record<string, unknown>;
}

/**
 * Sends an operation over HTTP. The type argument is the shape of `data` the operation selects; `data` is null
 * in a failed response.
 */
export async function graphql<Data = unknown>(
  { url }: { url: string },
  request: GraphQLRequest,
): Promise<GraphQLAnswer<Data>> {
  const { query, documentId, variables, operationName, files } = request;
  const operation = JSON.stringify({ query, documentId, variables, operationName });
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: {
      accept: 'application/graphql-response+json, application/json',
      ...(files ? {} : { 'content-type': 'application/json' }),
      ...(request.bearer === undefined ? {} : { authorization: `Bearer ${request.bearer}` }),
      ...(request.cookie === undefined ? {} : { cookie: request.cookie, origin: url }),
      ...(request.bearer === undefined ? { 'x-requested-with': 'parts-portal' } : {}),
      ...(request.locale === undefined ? {} : { locale: request.locale }),
      ...(request.currency === undefined ? {} : { cc: request.currency }),
      ...request.headers,
    },
    body: files ? toMultipart(operation, files) : operation,
    signal: request.signal ?? null,
  });
  const body = (await response.json()) as {
    data?: Data;
    errors?: WireError[];
    extensions?: Record<string, unknown>;
  };
  return {
    status: response.status,
    headers: response.headers,
    data: (body.data ?? null) as Data,
    errors: body.errors ?? [],
    extensions: body.extensions ?? {},
  };
}

function toMultipart(operation: string, files: Record<string, File>): FormData {
  const entries = Object.entries(files);
  const form = new FormData();
  form.set('operations', operation);
  form.set('map', JSON.stringify(Object.fromEntries(entries.map(([path], index) => [index, [path]]))));
  for (const [index, [, file]] of entries.entries()) form.set(String(index), file);
  return form;
}

/** Logs in as a browser does; returns the Cookie header and the token in it. */
export async function logIn(
  gateway: { url: string },
  username: string,
  password: string,
): Promise<{ cookie: string; bearer: string }> {
  const { headers, errors } = await graphql(gateway, {
    query: 'mutation LogIn($input: LoginInput!) { login(input: $input) { __typename } }',
    variables: { input: { username, password } },
  });
  const bearer = /^BEARER=([^;]+)/.exec(headers.getSetCookie()[0] ?? '')?.[1];
  if (!bearer) throw new Error(`No session for ${username}: ${JSON.stringify(errors)}`);
  return { cookie: `BEARER=${bearer}`, bearer };
}
