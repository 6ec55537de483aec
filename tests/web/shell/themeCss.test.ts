import { expect, test } from 'vitest';
import { themeCss } from '../../../web/shell/theme/themeCss.ts';

test('texts follow the default size of the browser: each size and height of a line is in rem', () => {
  const sizes = themeCss().match(/--(fontSize|lineHeight)\w+:[^;}]+/g) ?? [];
  expect(sizes).toContain('--fontSizeBase300:0.875rem');
  expect(sizes.filter((size) => !size.endsWith('rem'))).toEqual([]);
});
