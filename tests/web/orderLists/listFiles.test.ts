import i18next from 'i18next';
import { beforeAll, expect, test } from 'vitest';
import { parseCartFile } from '../../../sandbox/modules/cart/parseCartFile.ts';
import { planImport } from '../../../web/pages/cart/import/planImport.ts';
import { toDeskLines } from '../../../web/parts/orderLists/deskLines.ts';
import { parseLines } from '../../../web/parts/orderLists/parseLines.ts';
import { readListFile } from '../../../web/parts/orderLists/readListFile.ts';
import { listFiles } from '../../support/listFiles.ts';
import { startEnglish } from '../support/renderScreen.tsx';

const [one, two] = ['KW.16.71709', 'PL-1611953'];
const files = await listFiles(one, two);
beforeAll(startEnglish);

test.each(files)(
  'DAY-71 DAY-72 DAY-73 DAY-76 cart and order desk read alike: $kind',
  async ({ name, content, refusal, unread = [] }) => {
    const file = await readListFile(new Blob([new Uint8Array(content)]));
    if (typeof file === 'string') return expect(i18next.t(`LIST_FILE.${file}`, { name })).toBe(refusal);
    expect(refusal).toBeUndefined();
    const parsed = parseLines(file.sheets[0].text);
    expect(parsed.question).toBeNull();
    expect(parsed.lines.map(({ number, qty }) => [number, qty])).toEqual([
      [one, 3],
      [two, 2],
    ]);
    const reasons = parsed.unread.map(
      ({ line, content: written, reason }) => `${line} ${written} ${i18next.t(`DESK.UNREAD.${reason}`)}`,
    );
    expect(reasons).toEqual(unread);

    const plan = planImport(name, toDeskLines(parsed.lines, []), parsed.unread, i18next.t);
    const sent = parseCartFile(new Uint8Array((await plan.file?.arrayBuffer()) ?? []));
    expect(sent).toMatchObject({
      lines: [
        { number: one, qty: 3 },
        { number: two, qty: 2 },
      ],
      errors: [],
    });
    expect(
      plan.refused.map(({ line, content: written, message }) => `${line} ${written} ${message}`),
    ).toEqual(unread);
  },
);
