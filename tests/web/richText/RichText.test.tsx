import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { RichText } from '../../../web/parts/richText/RichText.tsx';
import { renderScreen } from '../support/renderScreen.tsx';

test.each(['<input value="AB-1">', '<embed src="a.pdf">'])(
  'a text of which nothing may be shown as HTML is shown as it was written: %s',
  async (text) => {
    await renderScreen(<RichText text={text} />);
    expect(await screen.findByText(text)).toBeDefined();
    expect(document.querySelector('input, embed')).toBeNull();
  },
);

test('a text that can be shown as HTML is', async () => {
  await renderScreen(<RichText text="<p>Closed <b>on Friday</b></p>" />);
  expect((await screen.findByText('on Friday')).tagName).toBe('B');
});
