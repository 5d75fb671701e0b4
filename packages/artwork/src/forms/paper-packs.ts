import { inkOn, tone } from '../colour.ts';
import { brand, productLine, shadeCode } from '../lettering.ts';
import type { Pen } from '../pen.ts';
import type { Look } from '../spec.ts';

function lockOfHair(pen: Pen, shade: string, full: boolean): void {
  pen.path('M96 352C112 268 168 262 196 214C214 182 214 158 250 134V360H96Z', shade);
  const strands = full ? 9 : 5;
  const spread = 8 / (strands - 1);
  for (let at = 0; at < strands; at++) {
    const i = at * spread;
    const x = i * 13;
    const light = at % 3 === 0 ? 0.14 : at % 3 === 1 ? -0.07 : 0.07;
    const d =
      `M${104 + x} 356C${118 + x} ${292 - i * 2} ${168 + x * 0.7} ${276 - i} ${198 + x * 0.5} ${226 + i * 2}` +
      `C${214 + x * 0.4} ${200 + i * 2} ${222 + x * 0.3} ${176 + i * 4} 252 ${146 + i * 11}`;
    pen.line(
      d.replace(/\d+\.\d{3,}/g, (n) => Number(n).toFixed(1)),
      tone(shade, light),
      at % 3 === 0 ? 3.2 : 4.6,
      0.6,
    );
  }
  pen.line('M96 352C112 268 168 262 196 214C214 182 214 158 250 134', '#fff', 2, 0.35);
}

/** A dye box in three-quarter view, with a lock of hair in the shade. */
export function cajatinte(pen: Pen, look: Look): void {
  const { body } = look;
  const shade = look.shade ?? '#7a4a32';
  pen.ground(206, 170);
  const front = 'M120 66L246 60V350L120 340Z';
  const side = 'M246 60L292 76V334L246 350Z';
  pen.path(side, tone(body, -0.13));
  pen.path(front, body);
  pen.inside(front, () => lockOfHair(pen, shade, look.full));
  const ink = inkOn(body);
  const size = brand(pen, look, { x: 134, y: 104, width: 98, most: 27, ink, align: 'start' });
  productLine(pen, look, { x: 134, y: 104 + size * 0.3 + 9, width: 96, most: 8.6, ink, align: 'start' });
  shadeCode(pen, look, { x: 133, y: 172, width: 62, most: 42, ink, align: 'start' });
  pen.path('M246 214L292 212V246L246 254Z', shade);
  pen.path(
    front,
    pen.across([
      [0, '#fff', 0.14],
      [0.5, '#fff', 0],
      [1, '#000', 0.06],
    ]),
  );
  pen.path(
    side,
    pen.across([
      [0, '#000', 0.03],
      [1, '#000', 0.12],
    ]),
  );
  pen.path('M120 66L246 60V62L120 68Z', '#fff', { opacity: 0.5 });
  pen.path('M245 60L247 60V350L245 350Z', '#fff', { opacity: 0.26 });
}

const pouch = (() => {
  const teeth = Array.from({ length: 28 }, (_, at) => `L${122 + at * 6} ${at % 2 ? 72 : 66}`).join('');
  return `M116 72${teeth}Q278 130 282 206Q278 290 284 348Q200 356 116 348Q122 290 118 206Q122 130 116 72Z`;
})();

/** A pouch: bleaching powder, sachets. */
export function sobre(pen: Pen, look: Look): void {
  const { body, shade } = look;
  pen.ground(200, 166);
  pen.path(pouch, body);
  pen.line('M120 96Q200 104 280 96', tone(body, -0.14), 1.6, 0.5);
  if (look.full) pen.line('M120 88Q200 95 280 88M119 80Q200 86 281 80', tone(body, -0.14), 0.9, 0.35);
  if (shade) pen.path('M118.5 214Q200 190 281.6 214Q279 290 283 330Q200 342 117 330Q121 290 118.5 214Z', shade);
  const ink = inkOn(body);
  const size = brand(pen, look, { x: 200, y: 150, width: 122, most: 34, ink });
  if (look.full) productLine(pen, look, { x: 200, y: 150 + size * 0.3 + 10, width: 120, most: 10, ink });
  else pen.rect({ x: 160, y: 160 + size * 0.2, width: 80, height: 4, radius: 2 }, ink, 0.45);
  shadeCode(pen, look, { x: 200, y: 286, width: 112, most: 44, ink: inkOn(shade ?? body) });
  pen.path(
    pouch,
    pen.across([
      [0, '#000', 0.16],
      [0.09, '#000', 0.02],
      [0.2, '#fff', 0.34],
      [0.3, '#fff', 0.04],
      [0.62, '#000', 0],
      [0.8, '#fff', 0.12],
      [0.9, '#000', 0.08],
      [1, '#000', 0.22],
    ]),
  );
  pen.path(
    pouch,
    pen.down([
      [0, '#000', 0.06],
      [0.12, '#000', 0],
      [0.86, '#000', 0],
      [1, '#000', 0.1],
    ]),
  );
}
