import type { Random } from '../../../db/demo/random.ts';
import { box, ellipse, path, row, type Shape, tube } from './Shape.ts';

/** Parts of the chassis and what is bolted to it: struts, arms, wipers, batteries. */
export const chassisParts = {
  strut(random: Random): Shape[] {
    const coils = random.int(5, 8);
    const step = 210 / coils;
    return [
      ellipse('steel', 320, 70, 26),
      ellipse('hole', 320, 70, 11),
      box('metal', 309, 90, 22, 230, 6),
      box('dark', 280, 300, 80, 220, 14),
      box('steel', 236, 320, 168, 18, 9),
      ...row(coils, (index) => {
        const y = 120 + index * step;
        return tube(
          'paint',
          `M 244 ${String(Math.round(y + step))} Q 320 ${String(Math.round(y + step + 22))} 396 ${String(Math.round(y))}`,
          17,
        );
      }),
      box('steel', 236, 104, 168, 18, 9),
      ellipse('rubber', 320, 552, 40),
      ellipse('metal', 320, 552, 25),
      ellipse('hole', 320, 552, 12),
    ];
  },
  arm(random: Random): Shape[] {
    const reach = random.int(430, 500);
    return [
      path(
        'dark',
        `M 130 170 L 190 150 L ${String(reach)} 300 L 200 500 L 140 480 L ${String(reach - 130)} 305 Z`,
      ),
      path(
        'steel',
        `M 150 186 L 186 172 L ${String(reach - 30)} 300 L 196 478 L 160 468 L ${String(reach - 100)} 303 Z`,
      ),
      ellipse('rubber', 155, 165, 50),
      ellipse('metal', 155, 165, 30),
      ellipse('hole', 155, 165, 15),
      ellipse('rubber', 165, 488, 50),
      ellipse('metal', 165, 488, 30),
      ellipse('hole', 165, 488, 15),
      ellipse('dark', reach, 300, 46),
      ellipse('metal', reach, 300, 32),
      box('metal', reach - 9, 190, 18, 90, 6),
    ];
  },
  wiper(random: Random): Shape[] {
    const joints = random.int(3, 5);
    return [
      path('rubber', 'M 60 420 Q 320 330 580 420 L 578 436 Q 320 348 62 436 Z'),
      path('dark', 'M 90 400 Q 320 310 550 400 L 548 412 Q 320 326 92 412 Z'),
      ...row(joints, (index) =>
        box('steel', 130 + (index * 360) / (joints - 1), 366 - (index % 2) * 12, 24, 42, 6),
      ),
      box('metal', 290, 318, 60, 44, 10),
      box('hole', 306, 330, 28, 18, 4),
    ];
  },
  battery(random: Random): Shape[] {
    const cells = random.int(4, 6);
    return [
      path('dark', 'M 90 250 L 180 190 L 560 190 L 560 440 L 470 510 L 90 510 Z'),
      path('steel', 'M 90 250 L 180 190 L 560 190 L 470 250 Z'),
      path('rubber', 'M 470 250 L 560 190 L 560 440 L 470 510 Z'),
      box('paint', 120, 300, 320, 120, 10),
      ...row(cells, (index) => ellipse('hole', 190 + index * (290 / cells), 222, 14, 8)),
      box('metal', 140, 196, 34, 44, 8),
      box('brass', 430, 186, 34, 44, 8),
    ];
  },
} satisfies Record<string, (random: Random) => Shape[]>;
