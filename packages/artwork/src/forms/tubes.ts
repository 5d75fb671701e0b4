import { inkOn, tone } from '../colour.ts';
import { brand, label, productLine, shadeCode } from '../lettering.ts';
import type { Pen } from '../pen.ts';
import { silver } from '../shading.ts';
import type { Look } from '../spec.ts';

/** A tube on its cap, crimped at the top: styling and hand cream. */
export function crema(pen: Pen, look: Look): void {
  const { body, cap, gloss } = look;
  pen.ground(200, 100);
  const tube = 'M132 62H268L250 302H150Z';
  pen.path(tube, body);
  label(pen, look, { cx: 200, top: 96, width: 112, height: 150 });
  pen.light(tube, body, { gloss });
  pen.path('M132 62H268L266 88Q200 120 134 88Z', '#fff', { opacity: 0.1 });
  const seal = 'M131 44H269Q272 44 272 47V61Q272 64 269 64H131Q128 64 128 61V47Q128 44 131 44Z';
  pen.path(seal, tone(body, 0.03));
  pen.light(seal, body, { gloss: 0.3, depth: 0.7 });
  if (look.full) {
    const crimps = Array.from({ length: 26 }, (_, at) => `M${132.5 + at * 5.4} 46v16`).join('');
    pen.line(crimps, tone(body, -0.16), 1.1, 0.35);
  }
  pen.reflect({ x: 158, y: 104, width: 8, height: 170 }, 0.4 * gloss + 0.06);
  pen.cap('M151 298A49 4 0 0 0 249 298V346A49 7 0 0 1 151 346Z', cap, look.metalCap, { gloss: 0.42 });
  pen.line('M151 299A49 4 0 0 0 249 299', tone(cap, -0.2), 1.8, 0.45);
}

/** An aluminium dye tube: cap at the top, the shade all around, folded end. */
export function tubotinte(pen: Pen, look: Look): void {
  const { body, cap } = look;
  const shade = look.shade ?? body;
  pen.ground(200, 106);
  pen.solid('M181 60Q181 52 190 52H210Q219 52 219 60L222 98H178Z', cap, { gloss: 0.35 });
  if (look.full) pen.ribs({ cx: 200, top: 58, width: 40, height: 39 }, 8, tone(cap, -0.2), 0.36);
  pen.metal('M188 98H212V108H188Z', silver);
  pen.metal('M186 108H214Q240 116 246 136H154Q160 116 186 108Z', silver);
  const tube = 'M154 136H246L252 330H148Z';
  pen.path(tube, body);
  pen.metal('M148.6 312L148 330H252L251.4 312Z', silver);
  brand(pen, look, { x: 200, y: 172, width: 72, most: 22, ink: inkOn(body) });
  pen.path('M152.7 190H247.3L250.6 288H149.4Z', shade);
  const ink = inkOn(shade);
  shadeCode(pen, look, { x: 200, y: look.full ? 249 : 254, width: 68, most: 42, ink });
  productLine(pen, look, { x: 200, y: 273, width: 68, most: 9, ink });
  pen.light(tube, body, { gloss: 0.55 });
  pen.rect({ x: 144, y: 328, width: 112, height: 22, radius: 2 }, silver);
  pen.metal('M145 328H255V350H145Z', silver);
  pen.line('M145 335.5H255M145 342.5H255', '#000', 1.2, 0.18);
  pen.reflect({ x: 166, y: 142, width: 7, height: 160 }, 0.42);
}
