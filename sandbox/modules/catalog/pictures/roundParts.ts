import type { Random } from '../../../db/demo/random.ts';
import { around, box, ellipse, row, type Shape, tube } from './Shape.ts';

/** Parts that are round: discs, bearings, clutches, pumps, belts. */
export const roundParts = {
  disc(random: Random): Shape[] {
    const bolts = random.int(4, 6);
    const hat = random.int(95, 125);
    const drilled = random.chance(0.4) ? random.int(18, 30) : 0;
    return [
      ellipse('dark', 326, 326, 232),
      ellipse('metal', 320, 320, 232),
      ellipse('steel', 320, 320, hat + 24),
      ...around(drilled, 320, 320, 196, (x, y) => ellipse('hole', x, y, 6)),
      ...around(drilled, 320, 320, 168, (x, y) => ellipse('hole', x, y, 6)),
      ellipse('metal', 320, 320, hat),
      ...around(bolts, 320, 320, hat * 0.68, (x, y) => ellipse('hole', x, y, 11)),
      ellipse('hole', 320, 320, hat * 0.42),
    ];
  },
  bearing(random: Random): Shape[] {
    const balls = random.int(9, 14);
    return [
      ellipse('steel', 320, 320, 215),
      ellipse('metal', 320, 320, 203),
      ellipse('dark', 320, 320, 165),
      ...around(balls, 320, 320, 140, (x, y) => ellipse('metal', x, y, 23)),
      ellipse('steel', 320, 320, 115),
      ellipse('metal', 320, 320, 106),
      ellipse('hole', 320, 320, random.int(66, 84)),
    ];
  },
  clutch(random: Random): Shape[] {
    const springs = random.int(4, 6);
    const segments = random.int(14, 20);
    return [
      ellipse('dark', 320, 320, 228),
      ...around(segments, 320, 320, 196, (x, y) => ellipse('brass', x, y, 20)),
      ellipse('steel', 320, 320, 160),
      ...around(springs, 320, 320, 112, (x, y) => ellipse('paint', x, y, 30)),
      ...around(springs, 320, 320, 112, (x, y) => ellipse('metal', x, y, 19)),
      ellipse('metal', 320, 320, 66),
      ...around(18, 320, 320, 38, (x, y) => ellipse('hole', x, y, 4)),
      ellipse('hole', 320, 320, 32),
    ];
  },
  pump(random: Random): Shape[] {
    const ears = random.int(3, 5);
    return [
      ...around(ears, 320, 330, 190, (x, y) => ellipse('steel', x, y, 40)),
      ...around(ears, 320, 330, 190, (x, y) => ellipse('hole', x, y, 16)),
      ellipse('steel', 320, 330, 178),
      ellipse('metal', 320, 330, 158),
      ellipse('dark', 320, 330, 122),
      ellipse('metal', 320, 330, 112),
      ...row(4, (index) => ellipse(index % 2 === 0 ? 'steel' : 'metal', 320, 330, 98 - index * 16)),
      ...around(random.int(3, 6), 320, 330, 62, (x, y) => ellipse('hole', x, y, 8)),
      ellipse('hole', 320, 330, 14),
    ];
  },
  belt(random: Random): Shape[] {
    const ribs = random.int(3, 6);
    const sag = String(random.int(180, 260));
    const loop = `M 110 320 C 110 150 300 130 340 ${sag} S 540 160 540 320 S 430 520 320 500 S 110 470 110 320 Z`;
    return [
      tube('rubber', loop, 50),
      ...row(ribs, (index) => tube(index % 2 === 0 ? 'dark' : 'rubber', loop, 42 - index * 7)),
    ];
  },
  gasket(random: Random): Shape[] {
    const cylinders = random.int(3, 4);
    const step = 420 / cylinders;
    return [
      box('steel', 80, 210, 480, 220, 34),
      box('dark', 92, 222, 456, 196, 26),
      ...row(cylinders, (index) => ellipse('brass', 110 + step * (index + 0.5), 320, step * 0.44)),
      ...row(cylinders, (index) => ellipse('hole', 110 + step * (index + 0.5), 320, step * 0.39)),
      ...row(cylinders + 1, (index) => ellipse('hole', 110 + step * index, 242, 9)),
      ...row(cylinders + 1, (index) => ellipse('hole', 110 + step * index, 398, 9)),
    ];
  },
} satisfies Record<string, (random: Random) => Shape[]>;
