import { inkOn, mix, tone } from '../colour.ts';
import { brand, label, productLine } from '../lettering.ts';
import { cylinder } from '../outline-shapes.ts';
import type { Pen } from '../pen.ts';
import type { Look } from '../spec.ts';

/** A wide jar: masks and treatments of 500 to 1.000 g. */
export function tarro(pen: Pen, look: Look): void {
  const { body, cap, gloss } = look;
  pen.ground(200, 208);
  const jar = 'M100 218H300V322Q300 344 276 346Q200 356 124 346Q100 344 100 322Z';
  pen.path(jar, body);
  label(pen, look, { cx: 200, top: 232, width: 196, height: 102 }, false);
  if (look.shade)
    pen.path('M100 312A100 11 0 0 0 300 312V322Q300 331 295 336Q200 352 105 336Q100 331 100 322Z', look.shade);
  pen.light(jar, body, { gloss });
  pen.reflect({ x: 132, y: 238, width: 11, height: 92 }, 0.45 * gloss + 0.06);
  pen.path('M100 218H300V224A100 13 0 0 1 100 224Z', '#000', { opacity: 0.16 });
  pen.cap(cylinder({ cx: 200, width: 208, top: 164, bottom: 216, ry: 13 }), cap, look.metalCap, { gloss: 0.4 });
  pen.ellipse({ cx: 200, cy: 164, rx: 104, ry: 15 }, tone(cap, 0.07));
  pen.ellipse(
    { cx: 200, cy: 163, rx: 96, ry: 12.6 },
    pen.across([
      [0, tone(cap, 0.13)],
      [1, tone(cap, 0)],
    ]),
  );
}

/** A small glass pot with a lid: wax, gel, powder. */
export function pote(pen: Pen, look: Look): void {
  const { cap, paper, metalCap } = look;
  const content = look.shade ?? look.body;
  pen.ground(200, 168);
  const glass = 'M122 236H278Q286 236 286 250V326Q286 346 262 348Q200 356 138 348Q114 346 114 326V250Q114 236 122 236Z';
  pen.path(glass, mix(content, '#ffffff', 0.55));
  pen.path('M128 246A72 7 0 0 0 272 246V318Q272 332 254 334Q200 340 146 334Q128 332 128 318Z', content);
  pen.light(glass, content, { gloss: 0.75, depth: 0.8 });
  pen.path('M116 328Q200 346 284 328Q284 344 262 348Q200 356 138 348Q116 344 116 328Z', '#fff', { opacity: 0.26 });
  pen.path('M122 236H278Q284 237 285 244A86 10 0 0 1 115 244Q116 237 122 236Z', '#000', { opacity: 0.1 });
  pen.rect({ x: 158, y: 264, width: 84, height: 46, radius: 5 }, paper);
  const ink = inkOn(paper);
  brand(pen, look, { x: 200, y: look.full && look.line ? 287 : 293, width: 70, most: 18, ink });
  productLine(pen, look, { x: 200, y: 301, width: 68, most: 7, ink });
  pen.cap(cylinder({ cx: 200, width: 170, top: 184, bottom: 236, ry: 11 }), cap, metalCap, { gloss: 0.45 });
  pen.ellipse({ cx: 200, cy: 184, rx: 85, ry: 12 }, metalCap ? tone(cap, 0.12, 0.6) : tone(cap, 0.08));
  pen.ellipse(
    { cx: 200, cy: 183, rx: 78, ry: 9.8 },
    metalCap
      ? pen.across([
          [0, tone(cap, 0.2, 0.4)],
          [1, tone(cap, -0.02)],
        ])
      : tone(cap, 0.03),
  );
  pen.reflect({ x: 136, y: 250, width: 9, height: 82 }, 0.6);
}
