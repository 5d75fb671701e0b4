import { resolve, type ArtSpec, type DrawnForm, type SceneItem } from './spec.ts';

/** Width and height of each pack in stage units, for compositions. */
const extents: Record<DrawnForm, readonly [width: number, height: number]> = {
  bomba: [134, 316],
  champu: [124, 292],
  acondicionador: [108, 300],
  oxidante: [164, 286],
  crema: [144, 308],
  tubotinte: [112, 300],
  cajatinte: [172, 290],
  tarro: [208, 200],
  pote: [172, 180],
  esmalte: [128, 290],
  labial: [84, 282],
  gloss: [66, 294],
  rimel: [52, 300],
  gotero: [120, 294],
  aerosol: [108, 300],
  spray: [122, 300],
  compacto: [232, 290],
  paleta: [272, 230],
  sobre: [168, 290],
  brocha: [92, 304],
};

const extentOf = (spec: ArtSpec): readonly [width: number, height: number] => extents[resolve(spec).form];

/** Packs much smaller than a litre bottle: they go to the front row. */
const small = new Set<DrawnForm>(['esmalte', 'labial', 'gloss', 'rimel', 'tubotinte', 'pote', 'gotero', 'compacto']);

/** Pixels of a scene. */
export type SceneSize = { width: number; height: number };

/** Where a row of packs is: its floor line, its size, and the share of its width by which a pack hides the next. */
interface PackRow {
  floor: number;
  scale: number;
  overlap: number;
}

/** Centres a row of packs that overlap a little, at most by a quarter. */
function row(specs: readonly ArtSpec[], frame: SceneSize, { floor, scale, overlap }: PackRow): SceneItem[] {
  const widths = specs.map((spec) => extentOf(spec)[0] * scale);
  const total = widths.reduce((sum, width) => sum + width, 0);
  const steps = widths.map((width) => width * (1 - overlap));
  const reach = steps.slice(0, -1).reduce((sum, step) => sum + step, 0) + (widths.at(-1) ?? 0);
  let left = (frame.width - (specs.length > 1 ? reach : total)) / 2;
  return specs.map((spec, at) => {
    const width = widths[at] ?? 0;
    const x = left + width / 2;
    left += steps[at] ?? 0;
    return { ...spec, x, y: floor, scale };
  });
}

/** Where a front pack hides least: between two packs of the back row, then at its right and left ends. */
function seams(behind: readonly SceneItem[], frame: SceneSize): number[] {
  const right = (item: SceneItem): number => item.x + (extentOf(item)[0] * item.scale) / 2;
  const ends = behind.map(right);
  const first = behind[0];
  const left = first ? first.x - (extentOf(first)[0] * first.scale) / 2 : frame.width / 2;
  return [...ends, left].map((x) => Math.min(frame.width * 0.93, Math.max(frame.width * 0.07, x)));
}

/** The tallest pack is at about 40 % of the width: second of three or four, first of two. */
function tallestSecond(specs: readonly ArtSpec[]): ArtSpec[] {
  const [tallest, ...others] = specs.toSorted((a, b) => extentOf(b)[1] - extentOf(a)[1]);
  if (!tallest) return [];
  return others.length < 2 ? [tallest, ...others] : [...others.slice(0, 1), tallest, ...others.slice(1)];
}

/**
 * Arranges up to seven packs for a combo or a banner: large ones on the floor line, small ones in front, a little lower
 * and smaller, over the gaps.
 */
export function arrange(specs: readonly ArtSpec[], frame: SceneSize): SceneItem[] {
  const chosen = specs.slice(0, 7);
  const large = chosen.filter((spec) => !small.has(spec.form)).slice(0, 4);
  const back = large.length > 0 ? large : chosen.slice(0, 3);
  const front = chosen.filter((spec) => !back.includes(spec)).slice(0, 3);
  const floor = frame.height * (front.length > 0 ? 0.84 : 0.88);
  const wide = back.reduce((sum, spec) => sum + extentOf(spec)[0], 0) * 0.9;
  const tall = Math.max(1, ...back.map((spec) => extentOf(spec)[1]));
  const scale = Math.min((floor * 0.9) / tall, (frame.width * 0.84) / Math.max(1, wide));
  const behind = row(tallestSecond(back), frame, { floor, scale, overlap: back.length > 1 ? 0.1 : 0 });
  const before = front.map((spec, at): SceneItem => ({
    ...spec,
    x: seams(behind, frame)[at] ?? frame.width / 2,
    y: floor + frame.height * 0.07,
    scale: scale * 0.6,
  }));
  return [...behind, ...before];
}
