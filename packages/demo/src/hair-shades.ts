import { between, oklch } from './oklch.ts';
import type { FamilyName, DemoShade } from './shade.ts';

type Height = { height: number; name: string; lightness: number; chroma: number; hue: number };

/** Levels of hair colour, from black to the special blondes, with the natural shade of each. */
const heights: readonly Height[] = [
  { height: 1, name: 'Negro', lightness: 0.2, chroma: 0.008, hue: 40 },
  { height: 2, name: 'Castaño muy oscuro', lightness: 0.235, chroma: 0.022, hue: 44 },
  { height: 3, name: 'Castaño oscuro', lightness: 0.275, chroma: 0.032, hue: 47 },
  { height: 4, name: 'Castaño medio', lightness: 0.33, chroma: 0.042, hue: 51 },
  { height: 5, name: 'Castaño claro', lightness: 0.401, chroma: 0.056, hue: 57 },
  { height: 6, name: 'Rubio oscuro', lightness: 0.484, chroma: 0.067, hue: 63 },
  { height: 7, name: 'Rubio medio', lightness: 0.573, chroma: 0.077, hue: 67 },
  { height: 8, name: 'Rubio claro', lightness: 0.667, chroma: 0.083, hue: 72 },
  { height: 9, name: 'Rubio muy claro', lightness: 0.766, chroma: 0.077, hue: 77 },
  { height: 10, name: 'Rubio platino', lightness: 0.845, chroma: 0.062, hue: 83 },
  { height: 11, name: 'Superaclarante', lightness: 0.885, chroma: 0.05, hue: 86 },
  { height: 12, name: 'Rubio especial', lightness: 0.915, chroma: 0.036, hue: 90 },
];

/**
 * Effect of a reflection on the natural shade: absolute chroma and hue at levels 4 and 9, and a change of lightness.
 */
type Reflex = { name: string; chroma: [dark: number, light: number]; hue: [dark: number, light: number]; step: number };

const reflexes: Record<string, Reflex> = {
  '1': { name: 'cenizo', chroma: [0.015, 0.033], hue: [73, 95], step: 0 },
  '2': { name: 'irisado', chroma: [0.019, 0.037], hue: [6, 33], step: -0.01 },
  '3': { name: 'dorado', chroma: [0.061, 0.084], hue: [62, 87], step: 0.008 },
  '4': { name: 'cobrizo', chroma: [0.076, 0.098], hue: [36, 61], step: -0.01 },
  '5': { name: 'caoba', chroma: [0.058, 0.078], hue: [9, 34], step: -0.04 },
  '6': { name: 'rojo', chroma: [0.096, 0.13], hue: [17, 41], step: -0.05 },
  '7': { name: 'marrón', chroma: [0.037, 0.065], hue: [46, 71], step: -0.02 },
};

const families: Record<string, FamilyName> = {
  '1': 'Cenizos',
  '2': 'Cenizos',
  '4': 'Cobrizos',
  '5': 'Caobas',
  '6': 'Rojos',
};

/** Second reflections, in the order in which makers add them to a line. */
const doubles = [
  '11',
  '66',
  '34',
  '13',
  '44',
  '31',
  '43',
  '73',
  '46',
  '62',
  '55',
  '12',
  '77',
  '32',
  '64',
  '56',
  '45',
  '71',
  '35',
  '21',
  '22',
  '33',
  '23',
  '52',
  '65',
  '17',
  '74',
  '47',
  '75',
  '36',
];

function familyOf(height: Height, reflection: string): FamilyName {
  if (height.height === 1) return 'Negros';
  return families[reflection[0] ?? ''] ?? (height.height <= 5 ? 'Castaños' : 'Rubios');
}

function nameOf(height: Height, reflection: string): string {
  if (reflection === '0') return height.name;
  if (height.height === 1 && reflection === '1') return 'Negro azulado';
  const first = reflexes[reflection[0] ?? '']?.name ?? '';
  const second = reflection[1];
  if (!second) return `${height.name} ${first}`;
  return `${height.name} ${first} ${second === reflection[0] ? 'intenso' : (reflexes[second]?.name ?? '')}`;
}

function hexOf(height: Height, reflection: string): string {
  if (height.height === 1 && reflection === '1') return oklch(0.2, 0.03, 265);
  const share = Math.min(1.1, Math.max(-0.4, (height.height - 4) / 5));
  let { lightness, chroma, hue } = height;
  // Reflections show little on blacks and special blondes.
  const reach = height.height <= 3 || height.height >= 11 ? 0.55 : 1;
  for (const [at, digit] of [...reflection].entries()) {
    const reflex = reflexes[digit];
    if (!reflex) continue;
    // The first reflection sets the tone and the second modifies it; a repeated one deepens it.
    const weight = at === 0 ? 1 : 0.32;
    const deeper = at === 1 && digit === reflection[0] ? 1.3 : 1;
    lightness += reflex.step * weight;
    chroma = between(
      chroma,
      between(...reflex.chroma, share) * deeper * (at === 0 ? reach : 1),
      at === 0 ? 1 : weight * (deeper > 1 ? 3 : 1),
    );
    hue = between(hue, between(...reflex.hue, share), weight);
  }
  return oklch(lightness, chroma, hue);
}

function shadeOf(height: Height, reflection: string): DemoShade {
  return {
    code: `${height.height}.${reflection}`,
    name: nameOf(height, reflection),
    hex: hexOf(height, reflection),
    family: familyOf(height, reflection),
    section: `${height.height} ${height.name}`,
    height: height.height,
    reflection,
  };
}

/** Combinations that no maker offers: gold on black, mahogany on a special blonde. */
function exists(height: Height, reflection: string): boolean {
  if (reflection.length === 1) return height.height <= 10 || ['0', '1', '2', '3', '7'].includes(reflection);
  if (height.height <= 2) return false;
  if (height.height >= 11) return ['11', '12', '13', '21', '22', '31', '32'].includes(reflection);
  return height.height < 10 || !/[56]/.test(reflection);
}

/**
 * A dye line's colour card of `count` shades, as makers extend a line: first natural shades and single reflections of
 * levels 1 to 10 (80 of them), then double reflections and special blondes. Sorted by level.
 */
export function hairShades(count: number): DemoShade[] {
  const single = heights
    .slice(0, 10)
    .flatMap((height) => ['0', '1', '2', '3', '4', '5', '6', '7'].map((reflection) => ({ height, reflection })));
  const special = heights
    .slice(10)
    .flatMap((height) => ['0', '1', '2', '3', '7'].map((reflection) => ({ height, reflection })));
  const double = doubles.flatMap((reflection) =>
    heights
      .toSorted((a, b) => Math.abs(a.height - 6.6) - Math.abs(b.height - 6.6))
      .map((height) => ({ height, reflection })),
  );
  const wanted = [...pickCore(single, count), ...double.slice(0, 40), ...special, ...double.slice(40)];
  return wanted
    .filter(({ height, reflection }) => exists(height, reflection))
    .slice(0, count)
    .toSorted((a, b) => a.height.height - b.height.height || compareReflections(a.reflection, b.reflection))
    .map(({ height, reflection }) => shadeOf(height, reflection));
}

/** A small card keeps the everyday shades: naturals first, then ash, gold, copper, red. */
function pickCore<Tone extends { height: Height; reflection: string }>(tones: Tone[], count: number): Tone[] {
  if (count >= tones.length) return tones;
  const order = ['0', '1', '3', '4', '6', '7', '5', '2'];
  return tones.toSorted(
    (a, b) =>
      order.indexOf(a.reflection) - order.indexOf(b.reflection) ||
      Math.abs(a.height.height - 6.4) - Math.abs(b.height.height - 6.4),
  );
}

function compareReflections(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

const fantasy: readonly [name: string, lightness: number, chroma: number, hue: number][] = [
  ['Azul', 0.45, 0.16, 262],
  ['Azul cielo', 0.68, 0.12, 235],
  ['Turquesa', 0.66, 0.11, 200],
  ['Verde esmeralda', 0.55, 0.13, 160],
  ['Verde lima', 0.8, 0.19, 125],
  ['Amarillo', 0.88, 0.18, 100],
  ['Naranja', 0.72, 0.18, 55],
  ['Coral', 0.7, 0.17, 32],
  ['Rojo fuego', 0.55, 0.22, 28],
  ['Magenta', 0.56, 0.23, 355],
  ['Fucsia', 0.6, 0.24, 345],
  ['Rosado pastel', 0.82, 0.09, 0],
  ['Violeta', 0.42, 0.18, 300],
  ['Morado', 0.37, 0.15, 310],
  ['Lila pastel', 0.78, 0.09, 305],
  ['Plata', 0.76, 0.008, 250],
  ['Grafito', 0.42, 0.01, 260],
  ['Menta', 0.85, 0.09, 165],
  ['Durazno', 0.83, 0.09, 55],
  ['Vino', 0.35, 0.12, 10],
  ['Añil', 0.35, 0.14, 275],
  ['Aguamarina', 0.75, 0.1, 190],
  ['Perla', 0.88, 0.02, 320],
  ['Ciruela', 0.33, 0.11, 330],
];

/** Fantasy colours without developer, at most 24. */
export function fantasyShades(count: number): DemoShade[] {
  return fantasy.slice(0, count).map(([name, lightness, chroma, hue], at) => ({
    code: `F${String(at + 1).padStart(2, '0')}`,
    name,
    hex: oklch(lightness, chroma, hue),
    family: 'Fantasía',
    section: 'Fantasía',
  }));
}
