import { parseHex } from './colour.ts';

/** Forms that the generator can draw. */
export const forms = [
  'bomba',
  'champu',
  'acondicionador',
  'oxidante',
  'crema',
  'tubotinte',
  'cajatinte',
  'tarro',
  'pote',
  'esmalte',
  'labial',
  'gloss',
  'rimel',
  'gotero',
  'aerosol',
  'spray',
  'compacto',
  'paleta',
  'sobre',
  'brocha',
] as const;

/** The shape of a pack, by its Spanish name; `forms/` draws them. */
export type DrawnForm = (typeof forms)[number];

/**
 * Input of a product's picture. Plain JSON, because it is stored with the product and travels in imports. It is the
 * whole input of the drawing, so equal specs give equal bytes. Only `form` is required. Colours are `#rrggbb` or
 * `#rgb`; a malformed value falls back to a neutral default instead of failing.
 */
export type ArtSpec = {
  /** The form of pack. */
  form: DrawnForm;
  /** Colour of the pack itself. */
  body?: string;
  /** Colour of its cap, pump or lid. */
  cap?: string;
  /** Colour of a paper label, where the form has one. */
  paper?: string;
  /** Colour of the content: dye, varnish or lipstick; on a bottle, the band that identifies the version. */
  shade?: string;
  /** The brand as printed on the pack. At most 40 characters are used, on two lines when that reads better. */
  brand?: string;
  /** The product line, printed small in capitals. */
  line?: string;
  /** The net content as printed: `1.000 ml`. */
  size?: string;
  /** The shade's code, printed large on dye packs and in the band of bottles: `7.1`. */
  code?: string;
  /** Gloss, 0 (matt) to 1 (lacquer); 0.5 by default. */
  gloss?: number;
  /** A metal cap, of the cap's colour (gold `#d6b272`, silver `#c9cccb`). */
  metalCap?: boolean;
  /** A paper label around the bottle instead of printing on the bare pack. */
  wrap?: boolean;
  /** Surface of a varnish: `glitter` adds sparkles. */
  finish?: 'cream' | 'glitter';
  /** The pans of an eyeshadow palette, at most eight. */
  shades?: string[];
  /** `thumb` for up to 120 px: without small print, ribs and crimp lines. `full` by default. */
  detail?: 'thumb' | 'full';
};

/** A pack in a scene: its axis, its floor line and its size (1 = 400 units high). */
export type SceneItem = ArtSpec & { x: number; y: number; scale: number };

/** A composition for combos, categories and banners, in its own units. */
export type SceneSpec = {
  width: number;
  height: number;
  /** Drawn in this order: the back row first. */
  items: SceneItem[];
  /** The wall; transparent by default. */
  background?: string;
  /** The table under the packs, from `y` downwards. */
  floor?: { color: string; y: number };
  /**
   * Bars with round tops behind the packs, a scale of shades from left to right; below `top` when there is text above
   * them.
   */
  arches?: { colors: string[]; from: number; to: number; bottom: number; top?: number };
  /** A brand name in the middle, for a manufacturer without packs. */
  wordmark?: { text: string; color: string };
};

/** A complete, validated spec: the input of the forms. */
export type Look = {
  form: DrawnForm;
  body: string;
  cap: string;
  paper: string;
  shade: string | undefined;
  brand: string;
  line: string;
  size: string;
  code: string;
  gloss: number;
  metalCap: boolean;
  wrap: boolean;
  glitter: boolean;
  shades: string[];
  full: boolean;
};

const textLimit = 40;

function printable(text: unknown): string {
  if (typeof text !== 'string') return '';
  return [...text.normalize('NFC').replace(/\s+/g, ' ').trim()].slice(0, textLimit).join('');
}

/** Completes a spec. Never throws: every imported spec gets a picture. */
export function resolve(spec: ArtSpec): Look {
  const gloss = Number(spec.gloss ?? 0.5);
  const shades = Array.isArray(spec.shades) ? spec.shades : [];
  return {
    form: forms.includes(spec.form) ? spec.form : 'champu',
    body: parseHex(spec.body) ?? '#e9e4da',
    cap: parseHex(spec.cap) ?? '#2a2c2a',
    paper: parseHex(spec.paper) ?? '#faf8f4',
    shade: parseHex(spec.shade),
    brand: printable(spec.brand),
    line: printable(spec.line),
    size: printable(spec.size),
    code: printable(spec.code),
    gloss: Number.isFinite(gloss) ? Math.min(1, Math.max(0, gloss)) : 0.5,
    metalCap: spec.metalCap === true,
    wrap: spec.wrap === true,
    glitter: spec.finish === 'glitter',
    shades: shades.flatMap((shade) => parseHex(shade) ?? []).slice(0, 8),
    full: spec.detail !== 'thumb',
  };
}
