import type { Random } from '../../../db/demo/random.ts';
import { box, ellipse, path, row, type Shape, tube } from './Shape.ts';

/** Parts of the body and around it: mirrors, headlamps, silencers, steering racks, clips, bottles. */
export const bodyParts = {
  silencer(random: Random): Shape[] {
    const length = random.int(250, 320);
    return [
      tube('steel', 'M 40 470 C 110 470 120 400 190 380', 40),
      tube('metal', `M ${String(180 + length)} 330 L 610 290`, 44),
      path(
        'dark',
        `M 180 300 L ${String(190 + length)} 230 Q ${String(240 + length)} 320 ${String(210 + length)} 400 L 190 470 Q 140 390 180 300 Z`,
      ),
      path('metal', `M 186 306 L ${String(186 + length)} 238 L ${String(196 + length)} 290 L 182 358 Z`),
      ...row(3, (index) =>
        tube('steel', `M ${String(240 + index * 70)} ${String(284 - index * 16)} v 168`, 5),
      ),
      ellipse('hole', 606, 290, 14, 21),
    ];
  },
  mirror(random: Random): Shape[] {
    const foot = random.int(430, 480);
    return [
      path(
        'dark',
        `M 90 250 Q 100 160 240 160 L 420 180 Q 480 200 470 330 Q 460 420 380 430 L 180 420 Q 80 400 90 250 Z`,
      ),
      path(
        'glass',
        `M 116 254 Q 126 186 240 186 L 400 204 Q 446 216 440 322 Q 432 396 370 402 L 186 394 Q 108 380 116 254 Z`,
      ),
      path('steel', `M 430 420 L ${String(foot)} 390 L 560 470 L 560 540 L ${String(foot)} 520 Z`),
      ellipse('hole', 520, 500, 13),
    ];
  },
  headlamp(random: Random): Shape[] {
    const lens = random.int(64, 84);
    return [
      path('dark', 'M 60 380 Q 120 200 330 190 L 560 230 Q 590 330 540 430 L 180 460 Q 80 450 60 380 Z'),
      path('glass', 'M 84 376 Q 136 222 332 212 L 544 250 Q 566 332 524 412 L 186 438 Q 100 428 84 376 Z'),
      ellipse('metal', 250, 330, lens + 14),
      ellipse('dark', 250, 330, lens),
      ellipse('glass', 250, 330, lens - 16),
      ellipse('metal', 432, 326, lens - 8),
      ellipse('brass', 432, 326, lens - 34),
      tube('paint', 'M 110 400 Q 200 430 500 396', 8),
    ];
  },
  rack(random: Random): Shape[] {
    const boot = random.int(7, 10);
    return [
      box('metal', 30, 318, 580, 18, 8),
      box('steel', 170, 292, 300, 70, 20),
      box('dark', 270, 240, 90, 90, 18),
      tube('metal', 'M 315 250 L 350 130', 24),
      ...row(boot, (index) => ellipse('rubber', 96 + index * 9, 327, 8, 34 - index)),
      ...row(boot, (index) => ellipse('rubber', 544 - index * 9, 327, 8, 34 - index)),
      ellipse('steel', 34, 327, 26),
      ellipse('hole', 34, 327, 9),
      ellipse('steel', 606, 327, 26),
      ellipse('hole', 606, 327, 9),
    ];
  },
  clip(random: Random): Shape[] {
    const barbs = random.int(4, 7);
    return [
      ellipse('dark', 320, 190, 150, 46),
      ellipse('rubber', 320, 176, 150, 46),
      path('dark', 'M 286 220 L 354 220 L 346 500 L 320 550 L 294 500 Z'),
      ...row(barbs, (index) => {
        const y = String(268 + index * (210 / barbs));
        return path('rubber', `M 262 ${y} l 116 0 l -22 30 l -72 0 Z`);
      }),
    ];
  },
  bottle(random: Random): Shape[] {
    const shoulder = random.int(180, 220);
    const y = String(shoulder);
    return [
      box('dark', 370, 70, 80, 60, 10),
      path(
        'paint',
        `M 190 ${y} Q 200 150 300 150 L 356 126 L 464 126 L 470 ${y} L 470 560 Q 470 580 450 580 L 210 580 Q 190 580 190 560 Z`,
      ),
      path('hole', 'M 230 210 Q 236 184 310 184 L 340 184 L 300 300 Q 240 290 230 210 Z'),
      box('paper', 216, 340, 228, 180, 12),
      box('steel', 240, 372, 180, 16, 8),
      box('metal', 240, 410, 120, 16, 8),
    ];
  },
} satisfies Record<string, (random: Random) => Shape[]>;
