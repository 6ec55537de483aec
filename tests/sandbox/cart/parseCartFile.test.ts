import { expect, test } from 'vitest';
import { parseCartFile } from '../../../sandbox/modules/cart/parseCartFile.ts';

const parse = (text: string) => parseCartFile(Buffer.from(text));
const rows = (text: string) => parse(text).lines.map(({ line, number, qty }) => [line, number, qty]);

test('GAP-53 numbers keep their commas, dots and spaces where the separator allows', () => {
  expect(rows('1K0 615,301 AB;2\n')).toEqual([[1, '1K0 615,301 AB', 2]]);
  expect(rows('0 986.494-123\t2\n')).toEqual([[1, '0 986.494-123', 2]]);
  expect(rows('"A,1",2\n')).toEqual([[1, 'A,1', 2]]);
});

test('GAP-53 a first line without digits in its second column is a header, in any language', () => {
  expect(rows('Артикул;Кол-во\nA1;2\n')).toEqual([[2, 'A1', 2]]);
  expect(parse('A1;2\nArticle;Qty\n').errors).toMatchObject([{ line: 2, content: 'Article;Qty' }]);
});

test('GAP-53 old line endings, empty lines and extra columns do no harm', () => {
  expect(rows('A1;1;x;y\r\r\nA2;2;;\n\n;;\nA3; 3 \n')).toEqual([
    [1, 'A1', 1],
    [3, 'A2', 2],
    [6, 'A3', 3],
  ]);
});

test.each(['0', '-1', '1.5', '1e3', '1234567'])('GAP-53 %s is not a quantity', (qty) => {
  expect(parse(`A1;${qty}\n`)).toMatchObject({ lines: [], errors: [{ line: 1 }] });
});

test('GAP-53 an unclosed quote spoils only its own line', () => {
  const { lines } = parse('"A1;1\nA2;2\n');
  expect(lines.map(({ number }) => number)).toContain('A2');
});

test('GAP-53 a file may begin with a byte order mark, have Windows line endings, quotes, and numbers that begin with zeros', () => {
  expect(rows('\u{feff}Article;Qty\r\n"0986494123";"2"\r\n00123;10\r\n')).toEqual([
    [2, '0986494123', 2],
    [3, '00123', 10],
  ]);
});

test('GAP-53 a cell in quotes may have a line break, and a line that cannot be split is reported', () => {
  expect(parse('"A1";2;"Brake pad\nset"\nA2;3\n"A3;4\n')).toMatchObject({
    lines: [
      { line: 1, number: 'A1', qty: 2 },
      { line: 3, number: 'A2', qty: 3 },
    ],
    errors: [{ line: 4, content: '"A3;4' }],
  });
});

test('GAP-53 bytes that are not text in UTF-8 or UTF-16 are rejected', () => {
  for (const bytes of [
    Buffer.from('A1;2\0'),
    Buffer.from([0xff, 0xd8, 0xff]),
    Buffer.from('Gerät;2', 'latin1'),
  ])
    expect(() => parseCartFile(bytes)).toThrow('The file is not text in UTF-8 or UTF-16.');
});
