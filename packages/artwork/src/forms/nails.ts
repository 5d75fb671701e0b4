import { inkOn, mix, tone } from '../colour.ts';
import { brand, fit } from '../lettering.ts';
import type { Pen } from '../pen.ts';
import { silver } from '../shading.ts';
import type { Look } from '../spec.ts';

function sparkles(pen: Pen, shade: string, full: boolean): void {
  for (let i = 0; i < (full ? 70 : 26); i++) {
    const radius = i % 4 ? 1 : 1.8;
    pen.ellipse(
      { cx: 152 + ((i * 37) % 96), cy: 254 + ((i * 53) % 78), rx: radius, ry: radius },
      i % 3 ? '#fff' : tone(shade, 0.24),
      0.35 + (i % 5) * 0.12,
    );
  }
}

/** Nail varnish: a rounded glass bottle, a tall cap, the varnish inside the thickness of the glass. */
export function esmalte(pen: Pen, look: Look): void {
  const { cap } = look;
  const shade = look.shade ?? '#c2264a';
  pen.ground(200, 126);
  pen.metal('M176 212H224V236H176Z', silver);
  pen.cap('M174 78Q175 62 200 62Q225 62 226 78L230 216A30 5 0 0 1 170 216Z', cap, look.metalCap, { gloss: 0.5 });
  pen.reflect({ x: 181, y: 74, width: 6, height: 128 }, 0.5);
  pen.path('M176 221Q200 227 224 221V226Q200 232 176 226Z', '#000', { opacity: 0.16 });
  const glass = 'M178 232H222Q264 238 264 276V326Q264 348 240 349Q200 354 160 349Q136 348 136 326V276Q136 238 178 232Z';
  const varnish =
    'M200 243C240 243 256 254 256 282V323Q256 335 240 336Q200 340 160 336Q144 335 144 323V282C144 254 160 243 200 243Z';
  pen.path(glass, mix(shade, '#f4f6f6', 0.76));
  pen.path(varnish, shade);
  pen.path(
    varnish,
    pen.across([
      [0, tone(shade, -0.16), 0.8],
      [0.2, tone(shade, 0.1), 0.55],
      [0.34, tone(shade, 0.02), 0],
      [0.7, tone(shade, -0.04), 0.2],
      [1, tone(shade, -0.16), 0.75],
    ]),
  );
  if (look.glitter) pen.inside(varnish, () => sparkles(pen, shade, look.full));
  pen.path(
    glass,
    pen.across([
      [0, '#fff', 0.5],
      [0.06, '#fff', 0.05],
      [0.94, '#000', 0.02],
      [1, '#000', 0.16],
    ]),
  );
  pen.path('M146 337Q200 345 254 337Q250 346 239 346.5Q200 351 161 346.5Q150 346 146 337Z', '#fff', { opacity: 0.42 });
  pen.path('M151 264Q157 251 172 248Q161 257 161 277V316Q161 327 165 331Q151 329 151 314Z', '#fff', { opacity: 0.5 });
  pen.rect({ x: 244, y: 272, width: 4, height: 46, radius: 2 }, '#fff', 0.3);
  const ink = inkOn(shade);
  const second = look.code || look.line;
  brand(pen, look, { x: 204, y: look.full && second ? 297 : 302, width: 70, most: 19, ink });
  if (look.full && second) {
    const how = { face: 'text', tracking: 50 } as const;
    const size = fit(second, { width: 64, most: 9 }, how);
    pen.text(second, { x: 204, y: 313 }, { ...how, size, fill: ink, opacity: 0.85 });
  }
}
