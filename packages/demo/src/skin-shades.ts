import { between, oklch } from './oklch.ts';
import type { DemoShade } from './shade.ts';

const depths = [
  'Porcelana',
  'Marfil',
  'Alabastro',
  'Vainilla',
  'Beige claro',
  'Arena',
  'Beige',
  'Trigo',
  'Miel',
  'Almendra',
  'Canela',
  'Caramelo',
  'Avellana',
  'Bronce',
  'Castaña',
  'Café',
  'Cacao',
  'Moca',
  'Chocolate',
  'Ébano',
];
const undertones = [
  { code: 'F', name: 'frío', hue: -12 },
  { code: 'N', name: 'neutro', hue: 0 },
  { code: 'C', name: 'cálido', hue: 10 },
] as const;

/** Foundations, concealers and powders: from porcelain to ebony, each depth cold, neutral or warm. At most 60. */
export function skinShades(count: number): DemoShade[] {
  const all = depths.flatMap((depth, at) => {
    const share = at / (depths.length - 1);
    return undertones.map(({ code, name, hue }): DemoShade => ({
      code: `${100 + at * 20}${code}`,
      name: name === 'neutro' ? depth : `${depth} ${name}`,
      hex: oklch(
        between(0.91, 0.34, share ** 1.15),
        0.035 + 0.05 * Math.sin(Math.PI * Math.min(1, share * 1.1)),
        between(68, 48, share) + hue,
      ),
      family: share < 0.55 ? 'Nudes' : 'Tierras',
      section: share < 0.25 ? 'Claros' : share < 0.5 ? 'Medios' : share < 0.75 ? 'Morenos' : 'Profundos',
    }));
  });
  const step = Math.max(1, all.length / count);
  return Array.from({ length: Math.min(count, all.length) }, (_, at) => all[Math.floor(at * step)]).filter(
    (shade) => shade !== undefined,
  );
}

/** Brows: from blonde to black. At most 8. */
export function browShades(count: number): DemoShade[] {
  const names = [
    'Rubio',
    'Rubio ceniza',
    'Castaño claro',
    'Castaño medio',
    'Castaño oscuro',
    'Chocolate',
    'Café negro',
    'Negro',
  ];
  return names.slice(0, count).map((name, at) => ({
    code: String(at + 1).padStart(2, '0'),
    name,
    hex: oklch(between(0.62, 0.22, at / 7), name.includes('ceniza') ? 0.025 : 0.045 * (1 - at / 9), 62),
    family: at === 7 ? 'Negros' : at < 2 ? 'Rubios' : 'Castaños',
    section: 'Cejas',
  }));
}
