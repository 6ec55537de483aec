import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** A size of text, a weight, a shadow or a colour in numbers instead of a token (docs/design). */
const own =
  /\b(fontSize|fontWeight|boxShadow):\s*(\d|'[\d.-])|['"`\s(](#[0-9a-f]{3,8}|rgba?\([\d\s,./%]+\))(?=['"`,\s)])/gi;

const exempt = [
  // The sheet for the parcel is paper, in every theme.
  'web/pages/claims/ClaimSlipPage.tsx',
  // An icon, not a text.
  'web/ui/notices/EmptyState.tsx',
  // The themes.
  'web/shell/theme/*.ts',
];

test('sizes of texts, weights, shadows and colours come from tokens', () => {
  const files = globSync('web/{pages,parts,shell,ui,visitor}/**/*.{ts,tsx}', { exclude: exempt });
  expect(files.length).toBeGreaterThan(400);
  const found = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(own)].map(([text]) => `${file}: ${text.trim()}`),
  );
  expect(found).toEqual([]);
});
