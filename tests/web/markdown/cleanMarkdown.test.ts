import { expect, test } from 'vitest';
import { cleanMarkdown } from '../../../web/parts/markdown/cleanMarkdown.ts';
import { renderMarkdown } from '../../../web/parts/markdown/renderMarkdown.ts';

const names = { info: 'Info', question: 'Question', error: 'Error' };
const place = { topHeading: 2, tableLabel: 'Table', numberUrl: () => null } as const;
const clean = (html: string): string => {
  const shown = document.createElement('div');
  shown.append(cleanMarkdown(html, place));
  return shown.innerHTML.replaceAll('\n', '');
};

test('all that Markdown renders is kept', () => {
  const text =
    '# A\n\n**b** _i_ ~~d~~ `c` &copy; &amp;lt;\n\n> q\n\n3. x\n\n- [x] y\n\n---\n\n```js\n<a>\n```\n\n| a |\n| :-: |\n| 1 |\n\n' +
    '[l](https://portal.test/x "T")\n\n:::info\nz\n:::';
  const html = clean(renderMarkdown(text, names));
  for (const part of [
    '<h2>A</h2>',
    '<strong>b</strong> <em>i</em> <del>d</del> <code>c</code> © &amp;lt;',
    '<blockquote><p>q</p></blockquote>',
    '<ol start="3"><li>x</li></ol>',
    '<ul><li>☑ y</li></ul>',
    '<hr>',
    '<pre><code>&lt;a&gt;</code></pre>',
    '<td align="center">1</td>',
    'title="T"',
    '<div data-block="info"><p><strong>Info</strong></p><p>z</p></div>',
  ])
    expect(html).toContain(part);
});

test('elements and attributes that Markdown does not have are left out, with their content', () => {
  expect(clean('<p onclick="x()" style="a" id="i" class="c">t<script>x()</script></p>')).toBe('<p>t</p>');
  expect(clean('<p>a</p><svg><g>b</g></svg><math><mi>b</mi></math><template><b>c</b></template>')).toBe(
    '<p>a</p>',
  );
  expect(clean('<a href="javascript:x()" target="_top">a</a>')).toBe('<a>a</a>');
  expect(clean('<constructor>a</constructor><object>c</object><form><input></form>b')).toBe('b');
});

test('a picture of another host becomes a link', () => {
  const fragment = cleanMarkdown('<img src="https://evil.test/a.png" alt="A">', place);
  expect(fragment.querySelector('img')).toBeNull();
  expect(fragment.querySelector('a')?.getAttribute('href')).toBe('https://evil.test/a.png');
});

test('a deeply nested text is shown', () => {
  expect(clean(renderMarkdown('> '.repeat(300) + 'end', names))).toContain('end');
});
