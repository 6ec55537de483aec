import { expect, test } from 'vitest';
import { renderMarkdown } from '../../../web/parts/markdown/renderMarkdown.ts';

const names = { info: 'Info', question: 'Question', error: 'Error' };
const render = (text: string): string => renderMarkdown(text, names).replaceAll(/\n/g, '');

test('ISS-21 headings, bold, italic, quote, code, lists, links and tables are rendered', () => {
  for (let level = 1; level <= 6; level++)
    expect(render(`${'#'.repeat(level)} Title`)).toBe(`<h${level}>Title</h${level}>`);
  expect(render('**b** _i_ `c`')).toBe('<p><strong>b</strong> <em>i</em> <code>c</code></p>');
  expect(render('> q')).toBe('<blockquote><p>q</p></blockquote>');
  expect(render('- a\n- [x] b')).toBe('<ul><li>a</li><li>☑ b</li></ul>');
  expect(render('[a](/order/1)')).toBe('<p><a href="/order/1">a</a></p>');
  expect(render('| a | b |\n| --- | --: |\n| 1 | 2 |')).toContain('<td align="right">2</td>');
  expect(render('a\nb')).toBe('<p>a<br>b</p>');
});

test('ISS-22 GAP-148 info, question and error blocks hold Markdown and are named; others are text', () => {
  expect(render(':::info\n**a**\n\n- b\n:::\nc')).toBe(
    '<div data-block="info"><p><strong>Info</strong></p><p><strong>a</strong></p><ul><li>b</li></ul></div><p>c</p>',
  );
  expect(render('before\n\n:::question\n?\n:::')).toContain('data-block="question"');
  expect(render(':::error\n:::')).toContain('<div data-block="error"><p><strong>Error</strong></p></div>');
  expect(render(':::warning\na\n:::')).toBe('<p>:::warning<br>a<br>:::</p>');
  expect(render(':::info\nwithout an end')).toBe('<p>:::info<br>without an end</p>');
});

test('HTML is text', () => {
  expect(render('<img src=x onerror=alert(1)>')).toBe('<p>&lt;img src=x onerror=alert(1)&gt;</p>');
  expect(render('a <b>b</b>')).toBe('<p>a &lt;b&gt;b&lt;/b&gt;</p>');
});

test('text behind a tag that is text stays text', () => {
  expect(render('see <code> list</string next')).toBe('<p>see &lt;code&gt; list&lt;/string next</p>');
  expect(render('<kbd>a &amp; b < c')).toBe('<p>&lt;kbd&gt;a &amp; b &lt; c</p>');
});

test('texts that never end what they begin are shown, at the latest as they were written', () => {
  for (const part of [':::info\n', '> ', '1. ', '- ', '[', '![', '<a ', '`', '**a ', '| '])
    expect(render(part.repeat(3000)).length, part).toBeGreaterThan(0);
  expect(render('> '.repeat(9000) + '<b>')).toBe(`<p>${'&gt; '.repeat(9000)}&lt;b&gt;</p>`);
  expect(render(`**a**\n${'b'.repeat(40_000)}`)).toBe(`<p>**a**<br>${'b'.repeat(40_000)}</p>`);
});
