import { expect, test } from 'vitest';
import { readSearchFailure } from '../../../web/pages/catalog/searchFailure.ts';
import { NetworkError } from '../../../web/relay/NetworkError.ts';

const upstream = { code: 'UPSTREAM_ERROR', status: 500, messages: [], error: null, requestId: 'r-1' };

test('CAT-32 the server’s own error field is shown', () => {
  expect(readSearchFailure([{ path: [], extensions: { ...upstream, error: 'Index is rebuilt' } }])).toEqual({
    said: 'Index is rebuilt',
    sentence: 'SERVER',
    requestId: 'r-1',
  });
});

test('what the server says of a field is shown too, such as of a text that is too long', () => {
  const fields = [{ field: 'searchString', message: 'This text is longer than 255 characters.' }];
  expect(readSearchFailure([{ extensions: { ...upstream, status: 400, fields } }])).toMatchObject({
    said: 'This text is longer than 255 characters.',
  });
});

test('CAT-33 an HTTP error without an error field is a server error, wherever it occurred', () => {
  expect(readSearchFailure([{ extensions: upstream }])).toMatchObject({ said: null, sentence: 'SERVER' });
  expect(readSearchFailure([{ source: { errors: [{ extensions: upstream }] } }])).toMatchObject({
    sentence: 'SERVER',
  });
  expect(readSearchFailure([new NetworkError(502)])).toMatchObject({ sentence: 'SERVER' });
});

test('CAT-34 everything else is an unknown error', () => {
  expect(readSearchFailure([new NetworkError(0)])).toMatchObject({ said: null, sentence: 'UNKNOWN' });
  expect(readSearchFailure([{ extensions: { ...upstream, status: null } }])).toMatchObject({
    sentence: 'UNKNOWN',
  });
  expect(readSearchFailure([new TypeError('x is undefined')])).toMatchObject({ sentence: 'UNKNOWN' });
  expect(readSearchFailure([])).toMatchObject({ sentence: 'UNKNOWN' });
});
