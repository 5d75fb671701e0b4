import { parseHex } from './colour.ts';
import { acondicionador, bomba, champu, oxidante } from './forms/bottles.ts';
import { pote, tarro } from './forms/jars.ts';
import { brocha, compacto, gloss, labial, paleta, rimel } from './forms/make-up.ts';
import { esmalte } from './forms/nails.ts';
import { cajatinte, sobre } from './forms/paper-packs.ts';
import { aerosol, gotero, spray } from './forms/serums-and-sprays.ts';
import { crema, tubotinte } from './forms/tubes.ts';
import { hash } from './hash.ts';
import { breakName } from './lettering.ts';
import { createPen, stage, type Pen } from './pen.ts';
import { resolve, type ArtSpec, type DrawnForm, type Look, type SceneItem, type SceneSpec } from './spec.ts';

const drawings: Record<DrawnForm, (pen: Pen, look: Look) => void> = {
  bomba,
  champu,
  acondicionador,
  oxidante,
  crema,
  tubotinte,
  cajatinte,
  tarro,
  pote,
  esmalte,
  labial,
  gloss,
  rimel,
  gotero,
  aerosol,
  spray,
  compacto,
  paleta,
  sobre,
  brocha,
};

function draw(spec: ArtSpec): { id: string; defs: string; body: string } {
  const look = resolve(spec);
  const id = `a${hash(JSON.stringify(look)).toString(36)}`;
  const pen = createPen(id);
  drawings[look.form](pen, look);
  return { id, ...pen.finish() };
}

type Sizing = {
  /** Width in pixels for a renderer; by default the size of the frame. */
  pixels?: number;
};

function wrapUp(
  viewBox: readonly [number, number, number, number],
  { pixels }: Sizing,
  defs: string,
  body: string,
): string {
  const [, , width, height] = viewBox;
  const size = pixels ? ` width="${pixels}" height="${Math.max(1, Math.round((pixels * height) / width))}"` : '';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox.join(' ')}"${size} aria-hidden="true">` +
    `${defs && `<defs>${defs}</defs>`}${body}</svg>`
  );
}

/**
 * Draws one pack as a square SVG without background. Pure: equal specs give equal text. The SVG has only shapes,
 * gradients and outlines: no text, filter, link or script, whatever the spec contains.
 */
export function art(spec: ArtSpec, sizing: Sizing = {}): string {
  const { defs, body } = draw(spec);
  return wrapUp([stage.left, stage.top, stage.side, stage.side], sizing, defs, body);
}

/** How a scene is drawn, without its packs. */
export type SceneOptions = Omit<SceneSpec, 'items'> & Sizing;

const number = (value: unknown, fallback: number): number =>
  typeof value === 'number' && Number.isFinite(value) ? Math.round(value * 100) / 100 : fallback;

function backdrop({ background, floor, arches }: SceneOptions, width: number, height: number): string {
  let body = '';
  const wall = parseHex(background);
  if (wall) body += `<rect width="${width}" height="${height}" fill="${wall}"/>`;
  const table = parseHex(floor?.color);
  const edge = number(floor?.y, height * 0.8);
  const bars = (arches?.colors ?? []).flatMap((color) => parseHex(color) ?? []);
  const from = number(arches?.from, 0);
  const step = (number(arches?.to, width) - from) / Math.max(1, bars.length);
  const foot = number(arches?.bottom, edge);
  const head = number(arches?.top, 0);
  bars.forEach((color, at) => {
    const half = step * 0.43;
    const share = bars.length > 1 ? at / (bars.length - 1) : 1;
    const top = head + (foot - head) * (0.06 + 0.44 * (1 - Math.sin((share * 0.86 * Math.PI) / 2) ** 0.9));
    const round = (value: number): number => Math.round(value * 10) / 10;
    body += `<rect x="${round(from + step * at + step / 2 - half)}" y="${round(top)}" width="${round(half * 2)}" height="${round(foot - top + half)}" rx="${round(half)}" fill="${color}"/>`;
  });
  if (table) body += `<rect y="${edge}" width="${width}" height="${Math.max(0, height - edge)}" fill="${table}"/>`;
  return body;
}

function wordmark(mark: SceneSpec['wordmark'], width: number, height: number): string {
  const text = resolve({ form: 'champu', brand: mark?.text ?? '' }).brand;
  if (!text) return '';
  const { lines, size } = breakName(text, { width: width * 0.78, most: height * 0.34 });
  const pen = createPen('w');
  const first = height / 2 + size * 0.34 - ((lines.length - 1) * size * 1.02) / 2;
  const how = { size, fill: parseHex(mark?.color) ?? '#171a16', tracking: -14 };
  lines.forEach((line, at) => pen.text(line, { x: width / 2, y: first + at * size * 1.02 }, how));
  return pen.finish().body;
}

/** Draws a composition of packs in the order of its items, so the back row comes first. Pure like `art`. */
export function scene(items: readonly SceneItem[], options: SceneOptions): string {
  const width = Math.max(1, number(options.width, 400));
  const height = Math.max(1, number(options.height, 400));
  const defs = new Map<string, string>();
  let body = backdrop(options, width, height);
  for (const item of items) {
    const drawn = draw(item);
    defs.set(drawn.id, drawn.defs);
    const scale = number(item.scale, 1);
    const x = number(number(item.x, 0) - stage.axis * scale, 0);
    const y = number(number(item.y, 0) - stage.floor * scale, 0);
    body += `<g transform="translate(${x} ${y}) scale(${scale})">${drawn.body}</g>`;
  }
  body += wordmark(options.wordmark, width, height);
  return wrapUp([0, 0, width, height], options, [...defs.values()].join(''), body);
}
