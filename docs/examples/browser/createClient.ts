import { ApolloClient, ApolloLink, HttpLink, InMemoryCache, Observable } from '@apollo/client';
import { SetContextLink } from '@apollo/client/link/context';
import { relayStylePagination } from '@apollo/client/utilities';
import { print } from 'graphql';
import possibleTypes from '../__generated__/possibleTypes.json' with { type: 'json' };

interface ClientOptions {
  gateway: string;
  /** The session's token, as it is now. */
  getToken: () => string | undefined;
}

/** An Apollo Client for a page of another origin: a token in each request, uploads, lists that grow page by page. */
export function createClient({ gateway, getToken }: ClientOptions): ApolloClient {
  const uri = `${gateway}/graphql`;
  const headers = new SetContextLink(({ headers: others }) => {
    const token = getToken();
    return {
      headers: { ...others, Locale: 'en', ...(token && { Authorization: `Bearer ${token}` }) },
    };
  });
  return new ApolloClient({
    link: ApolloLink.from([
      headers,
      // Without this header, an answer that is an error has status 200.
      ApolloLink.split(
        ({ variables }) => Object.values(variables).some((value) => value instanceof File),
        createUploadLink(uri),
        new HttpLink({ uri, headers: { accept: 'application/graphql-response+json' } }),
      ),
    ]),
    cache: new InMemoryCache({
      possibleTypes: possibleTypes.possibleTypes,
      typePolicies: {
        Viewer: {
          fields: {
            // A list is one list per filter. `first` and `after` only say which part of it is asked for.
            invoices: relayStylePagination(['filter']),
            orders: relayStylePagination(['type', 'filter']),
          },
        },
      },
    }),
  });
}

/** Sends a mutation whose variable is a file, as the multipart request specification describes. */
function createUploadLink(uri: string): ApolloLink {
  return new ApolloLink(
    ({ query, variables, operationName, getContext }) =>
      new Observable((observer) => {
        const files = Object.entries(variables).filter(([, value]) => value instanceof File);
        const empty = Object.fromEntries(files.map(([name]) => [name, null]));
        const body = new FormData();
        // In this order, and nothing after the file.
        body.set(
          'operations',
          JSON.stringify({ query: print(query), operationName, variables: { ...variables, ...empty } }),
        );
        body.set(
          'map',
          JSON.stringify(Object.fromEntries(files.map(([name], at) => [at, [`variables.${name}`]]))),
        );
        for (const [at, [, file]] of files.entries()) body.set(String(at), file);
        const { headers } = getContext();
        // The browser sets the content type, with the boundary of the parts.
        fetch(uri, { method: 'POST', headers, body })
          .then((answer) => answer.json())
          .then((result) => {
            observer.next(result);
            observer.complete();
          })
          .catch((error: unknown) => observer.error(error));
      }),
  );
}
