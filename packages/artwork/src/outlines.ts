import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as fontkit from 'fontkit';

/** The two typefaces of a pack: `display` for names and codes, `text` for small print. */
export type Face = 'display' | 'text';

/** A text as one path, in thousandths of the type size, baseline at y = 0 and y downwards. */
export type Outline = { path: string; width: number };

type GlyphPoint = { x: number; y: number; onCurve: boolean; endContour: boolean; copy(): GlyphPoint };

type Component = {
  glyphID: number;
  dx: number;
  dy: number;
  scaleX: number;
  scaleY: number;
  scale01: number;
  scale10: number;
};

/**
 * Parts of fontkit that its types do not show. Its `getVariation` cannot read WOFF2, so the weight is applied here with
 * fontkit's variation processor, point by point. The version of fontkit is pinned and `outlines.test.ts` measures the
 * result, so an internal change shows.
 */
type FontInside = fontkit.Font & {
  variationCoords: number[] | null;
  HVAR: unknown;
  _variationProcessor: {
    transformPoints(glyph: number, points: GlyphPoint[]): void;
    getAdvanceAdjustment(glyph: number, table: unknown): number;
  };
};

type GlyphInside = fontkit.Glyph & {
  _decode(): { numberOfContours: number; points?: GlyphPoint[]; components?: Component[] } | null;
};

/** `base` decodes outlines and kerning; `varied` is the same file, used only for the deltas of the weight. */
type Font = { base: FontInside; varied: FontInside };

const files: Record<Face, { weight: number; paths: string[] }> = {
  display: {
    weight: 700,
    paths: ['latin', 'latin-ext'].map(
      (subset) => `@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-${subset}-wght-normal.woff2`,
    ),
  },
  text: {
    weight: 600,
    paths: ['latin', 'latin-ext'].map(
      (subset) => `@fontsource-variable/figtree/files/figtree-${subset}-wght-normal.woff2`,
    ),
  },
};

const locate = createRequire(import.meta.url);
const loaded = new Map<string, Font>();

function load(path: string, weight: number): Font {
  const known = loaded.get(path);
  if (known) return known;
  const bytes = readFileSync(locate.resolve(path));
  const open = (): FontInside => fontkit.create(bytes) as FontInside; // a .woff2 of one font is never a collection
  const varied = open();
  varied.variationCoords = [weight];
  const font = { base: open(), varied };
  loaded.set(path, font);
  return font;
}

const point = (x: number, y: number, onCurve = true, endContour = true): GlyphPoint => ({
  x,
  y,
  onCurve,
  endContour,
  copy() {
    return point(this.x, this.y, onCurve, endContour);
  },
});

/** The four phantom points of a glyph's advance and bearings, which the variation tables count too. */
const phantoms = (): GlyphPoint[] => [point(0, 0), point(0, 0), point(0, 0), point(0, 0)];

function pointsOf(font: Font, id: number): GlyphPoint[] {
  const glyph = font.base.getGlyph(id) as GlyphInside; // see GlyphInside
  const decoded = glyph._decode();
  const parts = decoded?.components;
  if (!parts) {
    const points = (decoded?.points ?? []).map((p) => point(p.x, p.y, p.onCurve, p.endContour));
    font.varied._variationProcessor.transformPoints(id, [...points, ...phantoms()]);
    return points;
  }
  const offsets = parts.map((part) => point(part.dx, part.dy));
  font.varied._variationProcessor.transformPoints(id, [...offsets, ...phantoms()]);
  return parts.flatMap((part, at) => {
    const offset = offsets[at] ?? point(part.dx, part.dy);
    return pointsOf(font, part.glyphID).map((p) =>
      point(
        p.x * part.scaleX + p.y * part.scale01 + offset.x,
        p.y * part.scaleY + p.x * part.scale10 + offset.y,
        p.onCurve,
        p.endContour,
      ),
    );
  });
}

function contoursOf(points: GlyphPoint[]): GlyphPoint[][] {
  const contours: GlyphPoint[][] = [];
  let current: GlyphPoint[] = [];
  for (const p of points) {
    current.push(p);
    if (!p.endContour) continue;
    contours.push(current);
    current = [];
  }
  return contours;
}

/** A TrueType contour: between two control points an on-curve point is implied halfway. */
function contourPath(contour: GlyphPoint[], shift: number): string {
  const [first] = contour;
  const last = contour.at(-1);
  if (!first || !last) return '';
  const at = (x: number, y: number): string => `${Math.round(x + shift)} ${Math.round(-y)}`;
  const between = (a: GlyphPoint, b: GlyphPoint): GlyphPoint => point((a.x + b.x) / 2, (a.y + b.y) / 2);
  const start = first.onCurve ? first : last.onCurve ? last : between(first, last);
  let path = `M${at(start.x, start.y)}`;
  let control: GlyphPoint | undefined;
  for (const p of [...contour.slice(first.onCurve ? 1 : 0), start]) {
    const end = p.onCurve ? p : control && between(control, p);
    if (end && control) path += `Q${at(control.x, control.y)} ${at(end.x, end.y)}`;
    else if (end && p !== start) path += `L${at(end.x, end.y)}`;
    control = p.onCurve ? undefined : p;
  }
  return `${path}Z`;
}

/** Splits a text into runs that one font file covers; uncovered characters are left out. */
function stretches(text: string, fonts: readonly Font[]): { font: Font; text: string }[] {
  const found: { font: Font; text: string }[] = [];
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0;
    const font = fonts.find((candidate) => candidate.base.hasGlyphForCodePoint(code));
    if (!font) continue;
    const previous = found.at(-1);
    if (previous?.font === font) previous.text += letter;
    else found.push({ font, text: letter });
  }
  return found;
}

function trace(face: Face, text: string, tracking: number): Outline {
  const { weight, paths } = files[face];
  const fonts = paths.map((path) => load(path, weight));
  let path = '';
  let width = 0;
  for (const stretch of stretches(text, fonts)) {
    const { base, varied } = stretch.font;
    const run = base.layout(stretch.text);
    run.glyphs.forEach((glyph, at) => {
      const placed = run.positions[at];
      const shift = width + (placed?.xOffset ?? 0);
      path += contoursOf(pointsOf(stretch.font, glyph.id))
        .map((contour) => contourPath(contour, shift))
        .join('');
      const wider = varied._variationProcessor.getAdvanceAdjustment(glyph.id, varied.HVAR);
      width += (placed?.xAdvance ?? glyph.advanceWidth) + wider + tracking;
    });
  }
  return { path, width: Math.max(0, width - tracking) };
}

const traced = new Map<string, Outline>();
const tracedLimit = 4_000;

/** The outline of a text with `tracking` thousandths between letters. Cached. */
export function outline(face: Face, text: string, tracking = 0): Outline {
  const key = `${face} ${tracking} ${text}`;
  const known = traced.get(key);
  if (known) return known;
  if (traced.size >= tracedLimit) traced.clear();
  const made = trace(face, text, tracking);
  traced.set(key, made);
  return made;
}
