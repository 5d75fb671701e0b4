import { inkOn, mix, tone } from '../colour.ts';
import { brand } from '../lettering.ts';
import { cylinder, topOf, vessel } from '../outline-shapes.ts';
import type { Pen } from '../pen.ts';
import { gold, goldLine } from '../shading.ts';
import type { Look } from '../spec.ts';

/** An open lipstick: base, gold collar, slanted bullet. */
export function labial(pen: Pen, look: Look): void {
  const { body, gloss } = look;
  const shade = look.shade ?? '#a8323e';
  pen.ground(200, 92);
  pen.solid('M170 214V128Q171 112 192 90Q214 68 228 76Q231 82 231 100V214Z', shade, { gloss: 0.45 });
  pen.path('M171 130Q172 113 193 91Q214 69 228 77Q226 92 206 112Q186 132 171 130Z', tone(shade, 0.09), {
    opacity: 0.85,
  });
  pen.line('M172 130Q187 131 206.5 112Q225 93 228 78', '#fff', 1, 0.3);
  pen.reflect({ x: 180, y: 140, width: 7, height: 70 }, 0.45);
  const collar = { cx: 200, width: 70, top: 206, bottom: 262, ry: 5 };
  pen.metal(cylinder(collar), gold);
  pen.ellipse(topOf(collar), tone(gold, 0.1, 0.7));
  pen.path('M170 206A30.5 4 0 0 0 231 206V200H170Z', shade);
  if (look.full) pen.line('M165 213A35 5 0 0 0 235 213M165 252A35 5 0 0 0 235 252', goldLine, 1.4, 0.35);
  const base = { cx: 200, width: 84, top: 258, bottom: 344, ry: 6 };
  pen.solid(cylinder(base), body, { gloss });
  pen.ellipse(topOf(base), tone(body, 0.1));
  pen.metal('M165 253H235V258A35 4.6 0 0 1 165 258Z', gold);
  brand(pen, look, { x: 200, y: 309, width: 62, most: 18, ink: inkOn(body) });
  pen.reflect({ x: 168, y: 270, width: 7, height: 64 }, 0.45 * gloss + 0.05);
}

/** A clear tube with a wand: gloss, liquid lipstick, concealer. */
export function gloss(pen: Pen, look: Look): void {
  const { cap, metalCap } = look;
  const shade = look.shade ?? '#d06a72';
  pen.ground(200, 72);
  const glass = vessel({ cx: 200, width: 64, top: 168, bottom: 342, ry: 6, shoulder: 6 });
  pen.path(glass, mix(shade, '#ffffff', 0.5));
  pen.path(vessel({ cx: 200, width: 50, top: 174, bottom: 329, ry: 6, shoulder: 4 }), shade);
  if (look.full) pen.path('M197 174H203V304Q203 314 200 318Q197 314 197 304Z', tone(shade, -0.16), { opacity: 0.4 });
  pen.light(glass, shade, { gloss: 0.9, depth: 0.7 });
  pen.reflect({ x: 178, y: 186, width: 6, height: 140 }, 0.75);
  brand(pen, look, { x: 206, y: 252, width: 110, most: 21, ink: inkOn(shade), turn: -90 });
  const handle = { cx: 200, width: 66, top: 58, bottom: 170, ry: 5 };
  pen.cap(cylinder(handle), cap, metalCap, { gloss: 0.5 });
  pen.ellipse(topOf(handle), tone(cap, 0.1));
  pen.reflect({ x: 177, y: 66, width: 6, height: 96 }, 0.4);
}

/** Mascara, liner: a closed cylinder with a gold ring. */
export function rimel(pen: Pen, look: Look): void {
  const { body, cap, metalCap } = look;
  pen.ground(200, 60);
  pen.solid('M174 212H226V340A26 5 0 0 1 174 340Z', body, { gloss: 0.6 });
  pen.metal('M174 204H226V212A26 4 0 0 1 174 212Z', gold);
  pen.cap('M174 70Q174 50 200 50Q226 50 226 70V205A26 4 0 0 1 174 205Z', cap, metalCap, { gloss: 0.6 });
  pen.reflect({ x: 182, y: 64, width: 6, height: 132 }, 0.5);
  if (look.full) pen.reflect({ x: 182, y: 224, width: 6, height: 106 }, 0.5);
  brand(pen, look, { x: 208, y: 278, width: 108, most: 23, ink: inkOn(body), turn: -90 });
}

/** An open compact with its mirror: pressed powder, blush. */
export function compacto(pen: Pen, look: Look): void {
  const { body } = look;
  const shade = look.shade ?? '#d9ac8a';
  pen.ground(200, 226);
  const lid = { cx: 200, cy: 176, rx: 112, ry: 112 };
  pen.ellipse(lid, body);
  pen.ellipse(
    lid,
    pen.across([
      [0, '#fff', 0.25],
      [0.4, '#fff', 0],
      [1, '#000', 0.25],
    ]),
  );
  pen.ellipse(
    { cx: 200, cy: 176, rx: 99, ry: 99 },
    pen.down([
      [0, '#dfe6e6'],
      [0.5, '#f7f9f8'],
      [1, '#c5cfce'],
    ]),
  );
  pen.path('M128 214L220 96L246 106L146 240Z', '#fff', { opacity: 0.55 });
  pen.path('M160 246L262 122L270 134L176 254Z', '#fff', { opacity: 0.4 });
  pen.path('M84 296A116 46 0 0 1 316 296V308A116 46 0 0 1 84 308Z', tone(body, -0.08));
  pen.path(
    'M84 296V308A116 46 0 0 0 316 308V296Z',
    pen.across([
      [0, '#fff', 0.12],
      [0.25, '#fff', 0.22],
      [0.5, '#fff', 0],
      [1, '#000', 0.25],
    ]),
  );
  const rim = { cx: 200, cy: 296, rx: 116, ry: 46 };
  pen.ellipse(rim, body);
  pen.ellipse(
    rim,
    pen.across([
      [0, '#fff', 0.22],
      [0.5, '#fff', 0],
      [1, '#000', 0.2],
    ]),
  );
  pen.ellipse({ cx: 200, cy: 295, rx: 99, ry: 37.5 }, tone(shade, -0.13));
  const powder = { cx: 200, cy: 297, rx: 97, ry: 35 };
  pen.ellipse(powder, shade);
  pen.ellipse(
    powder,
    pen.across([
      [0, '#fff', 0.2],
      [0.6, '#fff', 0],
      [1, '#000', 0.08],
    ]),
  );
  if (look.full) {
    brand(pen, look, { x: 200, y: 306.7, width: 120, most: 28, ink: tone(shade, 0.07) });
    brand(pen, look, { x: 200, y: 306, width: 120, most: 28, ink: tone(shade, -0.09) });
  }
  pen.metal('M191 250H209Q212 250 212 253V257Q212 260 209 260H191Q188 260 188 257V253Q188 250 191 250Z', gold);
}

const usualShades = ['#f0d9c8', '#d9a88a', '#b3745a', '#7c4636', '#e7b7b0', '#b85f63', '#5d2f36', '#c99a52'];

/** An eyeshadow palette of eight pans. */
export function paleta(pen: Pen, look: Look): void {
  const { body } = look;
  const pans = look.shades.length > 0 ? look.shades : usualShades;
  pen.ground(200, 256);
  pen.path(
    'M76 122H324Q332 122 332 130L336 330Q336 348 322 348H78Q64 348 64 330L68 130Q68 122 76 122Z',
    tone(body, -0.1),
  );
  const slab = 'M76 118H324Q332 118 332 126L335 320Q335 336 322 336H78Q65 336 65 320L68 126Q68 118 76 118Z';
  pen.path(slab, body);
  pen.path(
    slab,
    pen.across([
      [0, '#fff', 0.16],
      [0.5, '#fff', 0],
      [1, '#000', 0.18],
    ]),
  );
  pen.line('M78 119.5H322', '#fff', 1.6, 0.22);
  const light = pen.down([
    [0, '#fff', 0.28],
    [0.45, '#fff', 0],
    [1, '#000', 0.12],
  ]);
  for (let at = 0; at < 8; at++) {
    const x = 84 + (at % 4) * 60;
    const y = 140 + Math.floor(at / 4) * 72;
    const pan = { x, y, width: 52, height: 60, radius: 7 };
    pen.rect({ x: x - 2, y: y - 2, width: 56, height: 64, radius: 8 }, tone(body, -0.16));
    pen.rect(pan, pans[at % pans.length] ?? body);
    pen.rect(pan, light);
    if (at % 3 !== 2) continue;
    for (let dot = 0; dot < (look.full ? 22 : 8); dot++) {
      pen.ellipse({ cx: x + 5 + ((dot * 17) % 42), cy: y + 6 + ((dot * 23) % 48), rx: 1.1, ry: 1.1 }, '#fff', 0.55);
    }
  }
  brand(pen, look, { x: 200, y: 317, width: 130, most: 24, ink: inkOn(body) });
}

/** An upright make-up or tint brush. */
export function brocha(pen: Pen, look: Look): void {
  const { body } = look;
  const hair = look.shade ?? '#5a4036';
  pen.ground(200, 48);
  const bristles = 'M158 150Q150 96 176 62Q200 40 224 62Q250 96 242 150Q236 176 226 190H174Q164 176 158 150Z';
  pen.path(bristles, hair);
  for (let i = 0; i < 11; i += look.full ? 1 : 2) {
    const d = `M${(176 + i * 4.8).toFixed(1)} 190Q${(158 + i * 8.4).toFixed(1)} 130 ${180 + i * 4} ${58 + Math.abs(i - 5) * 3}`;
    pen.line(d, tone(hair, i % 2 ? 0.1 : -0.06), 2, 0.7);
  }
  pen.light(bristles, hair, { gloss: 0.3 });
  pen.metal('M170 184Q200 191 230 184L220 246H180Z', gold);
  pen.line('M173 198Q200 204 227 198M177 228Q200 233 223 228', goldLine, 1.5, 0.4);
  pen.solid('M180 244Q200 249 220 244L213 334Q212 351 200 351Q188 351 187 334Z', body, { gloss: 0.6 });
  brand(pen, look, { x: 205, y: 294, width: 72, most: 15, ink: inkOn(body), turn: -90 });
}
