import type { Random } from '../../../db/demo/random.ts';
import { box, ellipse, path, row, type Shape, tube } from './Shape.ts';

/** Parts that are not round: filters, pads, plugs, hoses, sensors, bulbs. */
export const longParts = {
  canister(random: Random): Shape[] {
    const half = random.int(105, 140);
    const top = random.int(120, 170);
    return [
      ellipse('dark', 320, 520, half, 34),
      box('paint', 320 - half, top, half * 2, 520 - top, 12),
      ...row(9, (index) => box('dark', 320 - half + 10 + index * ((half * 2 - 26) / 8.5), 470, 6, 48, 3)),
      ellipse('paint', 320, top, half, 34),
      ellipse('steel', 320, top, half - 14, 27),
      ellipse('rubber', 320, top, half - 30, 21),
      ellipse('metal', 320, top, half - 44, 16),
      ellipse('hole', 320, top, 30, 10),
    ];
  },
  panel(random: Random): Shape[] {
    const pleats = random.int(22, 34);
    const step = 400 / pleats;
    return [
      path('rubber', 'M 90 250 L 190 180 L 570 180 L 550 400 L 450 480 L 70 480 Z'),
      path('paper', 'M 110 262 L 198 200 L 548 200 L 530 388 L 442 460 L 92 460 Z'),
      ...row(pleats, (index) => {
        const x = String(Math.round(112 + index * step));
        return tube('steel', `M ${x} 258 L ${String(Number(x) - 16)} 456`, 3);
      }),
      path('dark', 'M 90 250 L 470 250 L 450 480 L 440 480 L 458 262 L 92 262 Z'),
      path('dark', 'M 470 250 L 570 180 L 560 196 L 462 264 Z'),
    ];
  },
  pad(random: Random): Shape[] {
    const slot = random.int(300, 340);
    return [
      path(
        'steel',
        'M 90 250 Q 320 120 550 250 L 575 300 L 540 330 L 520 440 Q 320 330 120 440 L 100 330 L 65 300 Z',
      ),
      path('dark', 'M 135 275 Q 320 168 505 275 L 480 405 Q 320 320 160 405 Z'),
      path(
        'hole',
        `M ${String(slot - 6)} 224 L ${String(slot + 6)} 224 L ${String(slot + 6)} 360 L ${String(slot - 6)} 360 Z`,
      ),
      ellipse('metal', 112, 300, 14),
      ellipse('metal', 528, 300, 14),
      tube('brass', 'M 470 250 C 540 190 590 220 600 160', 7),
    ];
  },
  plug(random: Random): Shape[] {
    const threads = random.int(8, 12);
    return [
      box('metal', 306, 60, 28, 46, 8),
      path('paper', 'M 296 104 L 344 104 L 352 250 L 288 250 Z'),
      ...row(4, (index) => box('steel', 292, 130 + index * 26, 56, 5, 2)),
      path('metal', 'M 250 250 L 390 250 L 404 276 L 404 330 L 390 352 L 250 352 L 236 330 L 236 276 Z'),
      box('steel', 290, 250, 60, 102),
      box('brass', 262, 352, 116, 18, 6),
      box('steel', 280, 370, 80, threads * 13, 2),
      ...row(threads, (index) => box('metal', 274, 372 + index * 13, 92, 6, 3)),
      box('paper', 306, 370 + threads * 13, 28, 20, 4),
      tube('metal', `M 352 ${String(370 + threads * 13)} v 34 h -40`, 12),
    ];
  },
  hose(random: Random): Shape[] {
    const bend = random.int(120, 260);
    const d = `M 120 500 C 120 ${String(bend)} 330 ${String(bend + 160)} 360 ${String(bend)} S 520 120 520 200`;
    return [
      tube('rubber', d, 78),
      tube('dark', d, 52),
      box('metal', 76, 450, 88, 26, 6),
      box('metal', 476, 196, 88, 26, 6),
      ellipse('hole', 120, 502, 32, 12),
    ];
  },
  sensor(random: Random): Shape[] {
    const cable = random.int(400, 500);
    return [
      tube('rubber', `M 330 250 C 420 120 560 200 ${String(cable)} 330 S 560 520 500 540`, 20),
      box('dark', 470, 510, 80, 64, 10),
      box('hole', 484, 560, 52, 14, 4),
      path('metal', 'M 190 330 L 300 220 L 350 270 L 240 380 Z'),
      path('brass', 'M 166 318 L 252 404 L 228 428 L 142 342 Z'),
      path('steel', 'M 152 372 L 198 418 L 120 496 L 74 450 Z'),
      ellipse('hole', 98, 472, 18),
    ];
  },
  bulb(random: Random): Shape[] {
    const width = random.int(74, 100);
    return [
      path(
        'glass',
        `M ${String(320 - width)} 250 C ${String(320 - width)} 110 ${String(320 + width)} 110 ${String(320 + width)} 250 L ${String(360)} 390 L 280 390 Z`,
      ),
      tube('metal', 'M 300 390 L 296 270 L 320 240 L 344 270 L 340 390', 5),
      box('metal', 270, 385, 100, 36, 8),
      box('steel', 282, 420, 76, 70, 6),
      box('dark', 292, 488, 56, 26, 8),
      box('brass', 304, 512, 32, 16, 6),
    ];
  },
  block(random: Random): Shape[] {
    const fins = random.int(6, 10);
    return [
      box('steel', 130, 200, 380, 260, 26),
      ...row(fins, (index) => box('dark', 160 + index * (320 / fins), 230, 14, 200, 6)),
      ellipse('metal', 320, 330, 92),
      ellipse('dark', 320, 330, 66),
      ellipse('metal', 320, 330, 24),
      ellipse('hole', 160, 230, 13),
      ellipse('hole', 480, 230, 13),
      ellipse('hole', 160, 430, 13),
      ellipse('hole', 480, 430, 13),
      box('paint', 250, 460, 140, 44, 10),
    ];
  },
} satisfies Record<string, (random: Random) => Shape[]>;
