/**
 * Every regular expression of the gateway and the client, against 20,000 characters each of texts that make careless ones
 * take the square: `node bench/patterns.ts` lists those that take longer than 50 ms, with the text, and fails for any.
 */
import { globSync, readFileSync } from 'node:fs';
import { createContext, Script } from 'node:vm';
import ts from 'typescript';

const length = 20_000;
const mostMs = 50;

/** What patterns repeat, alone, with another in turn, and with an end that does not fit. */
const pieces = [
  ' ',
  '\n',
  '\t',
  'a',
  'A',
  '0',
  '9',
  '-',
  '.',
  ',',
  '/',
  '"',
  "'",
  '\\',
  '=',
  ';',
  '<',
  '>',
  '|',
  '*',
  '_',
  '(',
  '[',
  '{',
  '#',
  '`',
  '%',
  '&',
  'ä',
  '\u00a0',
];
const pairs = [
  'a ',
  '0 ',
  ' \n',
  'a,',
  '0,',
  '0.',
  'a-',
  '""',
  '"a',
  'a/',
  '//',
  '<a',
  '&a',
  '%2',
  '\\"',
  '[a',
  '](',
  '**',
  '_a',
  '0a',
  '; ',
  'a=',
  ', ',
  '- ',
  '. ',
];
const starts = ['', 'a', '0', '"', '/', '<', '[', '(', '- ', 'A1 '];
const ends = ['', '!', '\u0000'];

const texts: string[] = [];
for (const piece of [...pieces, ...pairs])
  for (const start of piece.length > 1 ? [''] : starts)
    for (const end of ends) texts.push(start + piece.repeat(length / piece.length) + end);

/** Files whose slow patterns see short texts only. */
const short: Readonly<Record<string, string>> = {
  'gateway/rest/answers/isInternalText.ts': '1,000 characters of a message',
  'web/parts/orderLists/parseLines.ts': 'a line of 1,000 characters',
  'web/parts/orderLists/readFreeText.ts': 'a line of 1,000 characters',
  'web/parts/markdown/markdownEdits.ts': '200 characters before the caret',
  'web/shell/visitorPaths.ts': 'an address of 100 characters',
  'gateway/rest/request/cleanFileName.ts': '1,000 characters of a name',
  'web/ui/values/formatMoney.ts': 'the digits of an amount',
  'web/ui/form/numericText.ts': 'the digits of a field',
  'web/ui/values/KeepNumbers.tsx': 'a cell of a table',
};

interface Pattern {
  source: string;
  flags: string;
  place: string;
}

function findPatterns(file: string): Pattern[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const found: Pattern[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const [, pattern = '', flags = ''] = /^\/(.*)\/(\w*)$/s.exec(node.text) ?? [];
      const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      found.push({ source: pattern, flags, place: `${file}:${line}` });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const patterns = globSync('{gateway,web,contract}/**/*.{ts,tsx}')
  .filter((file) => !file.includes('generated') && !Object.hasOwn(short, file))
  .flatMap(findPatterns);
/** Milliseconds of processor time. */
function timed(script: Script): number {
  const begun = process.cpuUsage();
  try {
    script.runInContext(context, { timeout: 5000 });
  } catch {
    // It took longer than the limit.
  }
  return process.cpuUsage(begun).user / 1000;
}

const context = createContext({ text: '' });
let slow = 0;
for (const { source, flags, place } of patterns) {
  const global = flags.includes('g') ? flags : `${flags}g`;
  const script = new Script(
    `text.replace(new RegExp(${JSON.stringify(source)}, ${JSON.stringify(global)}), '')`,
  );
  for (const text of texts) {
    context['text'] = text;
    // A single long one may be the machine's doing.
    const ms = timed(script) < mostMs ? 0 : Math.min(timed(script), timed(script));
    if (ms < mostMs) continue;
    slow += 1;
    const shown = `${JSON.stringify(text.slice(0, 12))} … ${JSON.stringify(text.slice(-3))}`;
    console.log(`${place}  /${source}/${flags}  ${ms.toFixed(0)} ms  ${shown}`);
    break;
  }
}
console.log(`${patterns.length} patterns, ${texts.length} texts each, ${slow} slower than ${mostMs} ms`);
process.exitCode = slow > 0 ? 1 : 0;
