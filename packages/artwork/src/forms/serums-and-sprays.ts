import { inkOn, tone } from '../colour.ts';
import { brand, label, netContent, productLine } from '../lettering.ts';
import { cylinder, topOf } from '../outline-shapes.ts';
import type { Pen } from '../pen.ts';
import { silver } from '../shading.ts';
import type { Look } from '../spec.ts';

/** A dropper bottle of tinted glass: serum, oil, ampoule. */
export function gotero(pen: Pen, look: Look): void {
  const { body, cap, paper, metalCap } = look;
  pen.ground(200, 120);
  pen.solid('M184 120V84Q184 58 200 58Q216 58 216 84V120Z', '#2b2b2a', { gloss: 0.35 });
  pen.cap(cylinder({ cx: 200, width: 54, top: 116, bottom: 160, ry: 5 }), cap, metalCap, { gloss: 0.45 });
  pen.ellipse({ cx: 200, cy: 116, rx: 27, ry: 4.5 }, tone(cap, 0.12));
  pen.path('M184 112V116A16 2.6 0 0 0 216 116V112Z', '#2b2b2a');
  const glass =
    'M176 158H224Q224 178 244 186Q260 193 260 214V326Q260 348 236 349Q200 354 164 349Q140 348 140 326V214Q140 193 156 186Q176 178 176 158Z';
  pen.path(glass, tone(body, 0.03));
  pen.path('M150 222A50 6 0 0 0 250 222V324Q250 338 234 339Q200 343 166 339Q150 338 150 324Z', tone(body, -0.1));
  pen.path('M196 160H204V300L200 312L196 300Z', '#fff', { opacity: 0.22 });
  pen.light(glass, body, { gloss: 0.85 });
  pen.path('M176 161Q200 168 224 161V166Q200 174 176 166Z', '#000', { opacity: 0.18 });
  const paperLabel = 'M152 236A48 5 0 0 0 248 236V306A48 5 0 0 1 152 306Z';
  pen.path(paperLabel, paper);
  const ink = inkOn(paper);
  if (look.full) {
    const size = brand(pen, look, { x: 200, y: 272, width: 74, most: 20, ink });
    productLine(pen, look, { x: 200, y: 272 + size * 0.3 + 9, width: 72, most: 7.6, ink });
    netContent(pen, look, { x: 200, y: 303, width: 50, most: 8, ink });
  } else {
    brand(pen, look, { x: 200, y: 276, width: 78, most: 20, ink });
    pen.rect({ x: 180, y: 286, width: 40, height: 3, radius: 1.5 }, ink, 0.4);
  }
  pen.light(paperLabel, paper, { gloss: 0.3, depth: 0.5 });
  pen.reflect({ x: 156, y: 200, width: 8, height: 128 }, 0.65);
}

/** A can: hairspray, mousse. */
export function aerosol(pen: Pen, look: Look): void {
  const { body, cap, gloss } = look;
  pen.ground(200, 112);
  const lid = { cx: 200, width: 84, top: 56, bottom: 124, ry: 7 };
  pen.solid(cylinder(lid), cap, { gloss: 0.4 });
  pen.ellipse(topOf(lid), tone(cap, 0.08));
  pen.metal('M147 138Q151 121 162 119A40 5 0 0 0 238 119Q249 121 253 138A53 7 0 0 1 147 138Z', silver);
  const can = 'M146 138A54 7 0 0 0 254 138V340A54 8 0 0 1 146 340Z';
  pen.path(can, body);
  const ink = inkOn(body);
  const size = brand(pen, look, { x: 208, y: 224, width: look.shade ? 128 : 150, most: 36, ink, turn: -90 });
  productLine(pen, look, { x: 208 + size * 0.3 + 11, y: 224, width: 128, most: 8.4, ink, turn: -90 });
  if (look.shade) pen.path('M146 298A54 8 0 0 0 254 298V318A54 8 0 0 1 146 318Z', look.shade);
  pen.light(can, body, { gloss: gloss + 0.15 });
  pen.metal('M146 337A54 8 0 0 0 254 337V343A54 8 0 0 1 146 343Z', silver);
  pen.reflect({ x: 163, y: 152, width: 8, height: 176 }, 0.5);
}

/** A trigger bottle: mist, protector. */
export function spray(pen: Pen, look: Look): void {
  const { body, cap, gloss } = look;
  pen.ground(202, 116);
  pen.path('M174 92Q166 118 148 130L156 136Q180 122 186 94Z', tone(cap, -0.08));
  pen.solid(cylinder({ cx: 204, width: 50, top: 100, bottom: 128, ry: 4 }), cap, { gloss: 0.4 });
  if (look.full) pen.ribs({ cx: 204, top: 112, width: 49, height: 19 }, 9, tone(cap, -0.2), 0.26);
  pen.solid('M146 62Q146 54 154 54H232Q252 54 254 76L256 96H222L214 104H188L182 90H146Z', cap, { gloss: 0.35 });
  pen.path('M154 54H232Q249 54 253 70Q246 61 230 61H147Q147 54 154 54Z', '#fff', { opacity: 0.25 });
  pen.rect({ x: 138, y: 66, width: 12, height: 14, radius: 2 }, tone(cap, -0.12));
  const bottle = 'M144 190Q144 156 176 146Q184 142 184 126H224Q224 142 232 146Q260 156 260 190V340A58 8 0 0 1 144 340Z';
  pen.path(bottle, body);
  label(pen, look, { cx: 202, top: 190, width: 116, height: 130 });
  pen.light(bottle, body, { gloss });
  pen.path('M184 127Q204 136 224 127V132Q204 141 184 133Z', '#000', { opacity: 0.12 });
  pen.reflect({ x: 160, y: 174, width: 8, height: 146 }, 0.5 * gloss + 0.1);
}
