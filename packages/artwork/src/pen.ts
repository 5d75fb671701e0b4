import { outline, type Face } from './outlines.ts';
import { cylinderLight, metal, reflection, shadow, type Finish, type GradientStop } from './shading.ts';

type Attributes = { opacity?: number; stroke?: string; strokeWidth?: number };

/** A point of the stage. */
export interface StagePoint {
  x: number;
  y: number;
}

/** An upright box from its top left corner; `radius` rounds its corners. */
export interface StageBox extends StagePoint {
  width: number;
  height: number;
  radius?: number;
}

/** An ellipse by its centre and radii. */
export interface Oval {
  cx: number;
  cy: number;
  rx: number;
  ry: number;
}

/** An area on the front of a pack, to both sides of its axis. */
export interface FrontArea {
  cx: number;
  top: number;
  width: number;
  height: number;
}

/** How a text is drawn; sizes are in units of the drawing. */
export type Lettering = {
  size: number;
  fill: string;
  face?: Face;
  /** Extra space between letters, in thousandths of the size. */
  tracking?: number;
  opacity?: number;
  align?: 'start' | 'middle';
  /** Degrees, around the given point. */
  turn?: number;
};

/** Collects the drawing of one pack: gradients in `defs`, shapes in `body`, both as SVG. */
export type Pen = ReturnType<typeof createPen>;

/** The stage of every pack: a box of 400 × 400, axis at x = 200, floor at y = 352. */
export const stage = { axis: 200, floor: 352, left: 27, top: 24, side: 346 } as const;

const short = (value: number): string => String(Math.round(value * 100) / 100);

function attributes({ opacity, stroke, strokeWidth }: Attributes): string {
  return (
    (opacity === undefined ? '' : ` opacity="${short(opacity)}"`) +
    (stroke ? ` stroke="${stroke}" stroke-width="${short(strokeWidth ?? 1)}" stroke-linecap="round"` : '')
  );
}

function stopsMarkup(stops: readonly GradientStop[]): string {
  return stops
    .map(
      ([offset, color, opacity]) =>
        `<stop offset="${short(offset)}" stop-color="${color}"${opacity === undefined ? '' : ` stop-opacity="${short(opacity)}"`}/>`,
    )
    .join('');
}

/** Ids start with `prefix`, so several drawings can share a page. */
export function createPen(prefix: string) {
  let defs = '';
  let body = '';
  let count = 0;
  const gradients = new Map<string, string>();

  /** Adds a definition once and returns a reference to it. */
  function define(markup: (id: string) => string, key: string): string {
    const known = gradients.get(key);
    if (known) return known;
    const id = `${prefix}-${(count++).toString(36)}`;
    defs += markup(id);
    const reference = `url(#${id})`;
    gradients.set(key, reference);
    return reference;
  }

  function gradient(kind: 'across' | 'down' | 'round', stops: readonly GradientStop[]): string {
    const inside = stopsMarkup(stops);
    return define(
      (id) =>
        kind === 'round'
          ? `<radialGradient id="${id}">${inside}</radialGradient>`
          : `<linearGradient id="${id}"${kind === 'down' ? ' x2="0" y2="1"' : ''}>${inside}</linearGradient>`,
      kind + inside,
    );
  }

  const pen = {
    across: (stops: readonly GradientStop[]) => gradient('across', stops),
    down: (stops: readonly GradientStop[]) => gradient('down', stops),

    path(d: string, fill: string, more: Attributes = {}): void {
      body += `<path d="${d}" fill="${fill}"${attributes(more)}/>`;
    },

    line(d: string, stroke: string, strokeWidth: number, opacity = 1): void {
      pen.path(d, 'none', { stroke, strokeWidth, opacity });
    },

    rect({ x, y, width, height, radius }: StageBox, fill: string, opacity?: number): void {
      const more = attributes(opacity === undefined ? {} : { opacity });
      body += `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}"${radius ? ` rx="${short(radius)}"` : ''} fill="${fill}"${more}/>`;
    },

    ellipse({ cx, cy, rx, ry }: Oval, fill: string, opacity?: number): void {
      const more = attributes(opacity === undefined ? {} : { opacity });
      body += `<ellipse cx="${short(cx)}" cy="${short(cy)}" rx="${short(rx)}" ry="${short(ry)}" fill="${fill}"${more}/>`;
    },

    /** The light of a cylinder over a shape drawn before. */
    light(d: string, base: string, finish?: Finish): void {
      pen.path(d, gradient('across', cylinderLight(base, finish)));
    },

    /** A round, coloured part with its light. */
    solid(d: string, color: string, finish?: Finish): void {
      pen.path(d, color);
      pen.light(d, color, finish);
    },

    metal(d: string, color: string): void {
      pen.path(d, gradient('across', metal(color)));
    },

    /** A cap of metal or lacquer, as the look says. */
    cap(d: string, color: string, isMetal: boolean, finish?: Finish): void {
      if (isMetal) pen.metal(d, color);
      else pen.solid(d, color, finish);
    },

    /** The reflection of a window: a strip with round ends. */
    reflect(strip: StageBox, strength: number): void {
      pen.rect({ ...strip, radius: strip.width / 2 }, gradient('down', reflection(strength)));
    },

    /** Vertical hairlines around a cap, closer together towards its edges. */
    ribs({ cx, top, width, height }: FrontArea, times: number, color: string, opacity: number): void {
      const lines = Array.from({ length: times }, (_, at) => {
        const angle = ((at + 0.5) / times - 0.5) * Math.PI * 0.94;
        return `M${short(cx + (width / 2) * Math.sin(angle))} ${top}v${height}`;
      });
      pen.line(lines.join(''), color, 1.2, opacity);
    },

    /** The shadow of the pack: a tight contact and a long soft shadow to the right, inside the stage. */
    ground(cx: number, width: number): void {
      const y = stage.floor;
      const drift = width * 0.16;
      const reach = Math.min(width * 0.78, stage.left + stage.side - 2 - cx - drift);
      pen.ellipse(
        { cx: cx + drift, cy: y + 3, rx: reach, ry: 12 },
        gradient('round', [
          [0, shadow, 0.26],
          [0.55, shadow, 0.1],
          [1, shadow, 0],
        ]),
      );
      pen.ellipse(
        { cx, cy: y - 3.5, rx: width * 0.535, ry: Math.min(8, 3 + width * 0.045) },
        gradient('round', [
          [0, shadow, 0.62],
          [0.74, shadow, 0.34],
          [1, shadow, 0],
        ]),
      );
    },

    /** Clips a drawing to an outline. */
    inside(d: string, draw: () => void): void {
      const clip = define((id) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`, `clip${d}`);
      body += `<g clip-path="${clip}">`;
      draw();
      body += '</g>';
    },

    text(words: string, { x, y }: StagePoint, how: Lettering): void {
      const { path, width } = outline(how.face ?? 'display', words, how.tracking);
      if (!path) return;
      const scale = how.size / 1000;
      const start = how.align === 'start' ? 0 : (-width * scale) / 2;
      const turn = how.turn ? ` rotate(${how.turn})` : '';
      const place = how.turn
        ? `translate(${short(x)} ${short(y)})${turn} translate(${short(start)} 0)`
        : `translate(${short(x + start)} ${short(y)})`;
      body += `<path transform="${place} scale(${Math.round(scale * 1e5) / 1e5})" d="${path}" fill="${how.fill}"${attributes(how.opacity === undefined ? {} : { opacity: how.opacity })}/>`;
    },

    finish: () => ({ defs, body }),
  };
  return pen;
}
