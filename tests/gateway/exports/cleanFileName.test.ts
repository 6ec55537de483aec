import { expect, test } from 'vitest';
import { cleanFileName } from '../../../gateway/rest/request/cleanFileName.ts';
import { isPlainName } from '../../../gateway/rest/request/isPlainName.ts';

test.each([
  ['photo 100%.jpg', 'photo 100%.jpg'],
  ['"quoted" name.jpg', '"quoted" name.jpg'],
  ['a%2Fb.jpg', 'a_2Fb.jpg'],
  ['a%252Fb.jpg', 'a_252Fb.jpg'],
  ['a%5cb%00.jpg', 'a_5cb_00.jpg'],
  ['C:\\photos\\a\u0001.jpg', 'a.jpg'],
  ['%2e%2e', '_2e_2e'],
])('a link can name %s, stored as %s', (given, stored) => {
  expect(cleanFileName(given)).toBe(stored);
  expect(isPlainName(stored)).toBe(true);
});
