import { tone } from '../colour.ts';
import { label } from '../lettering.ts';
import { cylinder, topOf } from '../outline-shapes.ts';
import type { Pen } from '../pen.ts';
import type { Look } from '../spec.ts';

/** A litre bottle with a pump: shampoo, treatment. */
export function bomba(pen: Pen, look: Look): void {
  const { body, cap, gloss } = look;
  pen.ground(201, 138);
  const bottle = 'M134 190Q134 150 172 142Q182 139 182 130H220Q220 139 230 142Q268 150 268 190V340A67 9 0 0 1 134 340Z';
  pen.path(bottle, body);
  label(pen, look, { cx: 201, top: 196, width: 134, height: 126 });
  pen.light(bottle, body, { gloss });
  pen.path('M180 133H222L228 142Q201 152 174 142Z', '#000', { opacity: 0.13 });
  pen.reflect({ x: 154, y: 168, width: 9, height: 150 }, 0.5 * gloss + 0.08);
  pen.rect({ x: 196, y: 40, width: 10, height: 70 }, tone(cap, -0.12));
  pen.solid(cylinder({ cx: 201, width: 22, top: 70, bottom: 112, ry: 3 }), cap, { gloss: 0.4 });
  pen.solid(
    'M142 54Q136 40 152 38L214 34Q230 33 231 46V58Q231 64 224 64H186Q172 60 160 62L150 74Q143 66 142 54Z',
    cap,
    { gloss: 0.35 },
  );
  pen.path('M152 38L214 34Q228 33 230 42L160 47Q148 48 142 54Q138 41 152 38Z', '#fff', { opacity: 0.28 });
  const collar = { cx: 201, width: 60, top: 104, bottom: 132, ry: 5 };
  pen.solid(cylinder(collar), cap, { gloss: 0.45 });
  pen.ellipse(topOf(collar), tone(cap, 0.08));
  pen.ellipse({ cx: 201, cy: 104, rx: 12, ry: 2.4 }, tone(cap, -0.14), 0.7);
  if (look.full) pen.ribs({ cx: 201, top: 109, width: 58, height: 24 }, 11, tone(cap, -0.2), 0.26);
}

/** A round-shouldered bottle with a disc cap: shampoo of 300 to 500 ml. */
export function champu(pen: Pen, look: Look): void {
  const { body, cap, gloss } = look;
  pen.ground(200, 126);
  const bottle = 'M138 164Q138 116 178 112H222Q262 116 262 164V340A62 9 0 0 1 138 340Z';
  pen.path(bottle, body);
  label(pen, look, { cx: 200, top: 182, width: 124, height: 138 });
  pen.light(bottle, body, { gloss });
  pen.path('M167 112H233L236 114Q200 129 164 114Z', '#000', { opacity: 0.12 });
  pen.reflect({ x: 156, y: 142, width: 9, height: 176 }, 0.5 * gloss + 0.08);
  const disc = { cx: 200, width: 66, top: 62, bottom: 112, ry: 6 };
  pen.cap(cylinder(disc), cap, look.metalCap, { gloss: 0.42 });
  pen.ellipse(topOf(disc), tone(cap, 0.07));
  pen.line('M167 84A33 6 0 0 0 233 84', tone(cap, -0.16), 1.4, 0.5);
}

/** A bottle with its cap at the bottom: conditioner. */
export function acondicionador(pen: Pen, look: Look): void {
  const { body, cap, gloss } = look;
  pen.ground(200, 104);
  const tottle = 'M146 92Q146 54 200 54Q254 54 254 92L250 301H150Z';
  pen.path(tottle, body);
  label(pen, look, { cx: 200, top: 112, width: 104, height: 150 });
  pen.light(tottle, body, { gloss });
  pen.reflect({ x: 163, y: 84, width: 9, height: 190 }, 0.5 * gloss + 0.08);
  pen.cap('M150 299A50 5 0 0 0 250 299L249 345A49 7 0 0 1 151 345Z', cap, look.metalCap, { gloss: 0.42 });
  pen.line('M150 300A50 5 0 0 0 250 300', tone(cap, -0.2), 1.8, 0.45);
}

/** A litre bottle of developer: broad shoulders, ribbed screw cap. */
export function oxidante(pen: Pen, look: Look): void {
  const { body, cap, gloss } = look;
  pen.ground(200, 166);
  const bottle =
    'M118 200Q118 152 160 134Q168 130 168 116H232Q232 130 240 134Q282 152 282 200V340A82 10 0 0 1 118 340Z';
  pen.path(bottle, body);
  label(pen, look, { cx: 200, top: 196, width: 164, height: 126 });
  pen.light(bottle, body, { gloss: gloss * 0.8 });
  pen.path('M168 116H232Q233 124 236 129Q200 140 164 129Q167 124 168 116Z', '#000', { opacity: 0.12 });
  pen.reflect({ x: 142, y: 180, width: 10, height: 140 }, 0.4 * gloss + 0.06);
  const screw = { cx: 200, width: 74, top: 70, bottom: 112, ry: 6 };
  pen.solid(cylinder(screw), cap, { gloss: 0.35 });
  pen.ellipse(topOf(screw), tone(cap, 0.08));
  if (look.full) pen.ribs({ cx: 200, top: 78, width: 73, height: 34 }, 17, tone(cap, -0.22), 0.32);
}
