import { paletteOf } from '@tonalia/artwork/palettes';
import { seeded } from './random.ts';

/** A group of lines that a brand can make. */
export type BrandSegment = 'color' | 'nails' | 'hair' | 'makeup' | 'face' | 'barber' | 'style' | 'tools';

/** An invented brand, with the colours of its tile and packs. */
export type Brand = {
  id: number;
  name: string;
  /** Prefix of every code of the brand. */
  prefix: string;
  ground: string;
  ink: string;
  body: string;
  cap: string;
  accent: string;
  metalCap: boolean;
  segments: readonly BrandSegment[];
  /** Share of its segments' lines that the brand makes, 0 to 1. */
  breadth: number;
};

type BrandRow = [
  name: string,
  prefix: string,
  ground: string,
  ink: string,
  pack: string,
  segments: string,
  breadth: number,
];

/** Named brands of the design: colours of the tile, then body, cap and accent of the packs. */
const rows: readonly BrandRow[] = [
  ['Tinta Sur', 'TS', '#1F2A44', '#FFFFFF', '#f4f2ee #1f2a44 #3b56a4', 'color hair', 0.8],
  ['Nácar', 'NA', '#F4E3DF', '#5C0F27', '#f3dfe0 #1d1d1c #b9233f', 'nails face', 0.85],
  ['Olivar', 'OL', '#E3EBDD', '#33502F', '#e8efe4 #5d7d5a #7f9e4b', 'hair color style', 0.55],
  ['Lumbra', 'LU', '#171A16', '#E8C98A', '#1e1d1c #d6b272 #a63a43', 'makeup', 0.95],
  ['Selva Clara', 'SC', '#20342C', '#E9E4DA', '#f3eee4 #20342c #6f8f6a', 'hair style', 0.6],
  ['Cumbre', 'CU', '#243B55', '#F0D9A8', '#243b55 #e9e4da #e0a43a', 'barber style', 0.9],
  ['Rizo Real', 'RR', '#D98A78', '#3F160C', '#d98a78 #f6efe7 #b8614c', 'hair style', 0.5],
  ['Botica 27', 'BT', '#EFE7DA', '#6B3F18', '#a4632f #d6b272 #7b3d00', 'face', 0.95],
  ['Nativa', 'NT', '#F4F1EA', '#8A2A22', '#f4f1ea #8a2a22 #7b2e2a', 'color hair', 0.4],
  ['Almendro', 'AL', '#EAD9C4', '#5B3A1E', '#ead9c4 #5b3a1e #b7713a', 'hair face', 0.3],
  ['Arrayán', 'AR', '#DCE7E4', '#1F4B44', '#dce7e4 #1f4b44 #4c94ad', 'hair color', 0.35],
  ['Aurea Spa', 'AS', '#F5EBD3', '#6B4A00', '#f5ebd3 #c9cccb #d79a2b', 'face', 0.6],
  ['Brisal', 'BR', '#D8E6EE', '#1D4361', '#d8e6ee #1d4361 #4c94ad', 'style hair', 0.4],
  ['Brocal', 'BC', '#2B2A29', '#F3EDE6', '#2b2a29 #d6b272 #e7b7ba', 'makeup tools', 0.6],
  ['Caléndula', 'CA', '#F7D9A6', '#7A3C05', '#f7d9a6 #7a3c05 #d95f2c', 'face hair', 0.35],
  ['Candela', 'CD', '#3B1320', '#F6C9B8', '#3b1320 #e9c9bf #c9687c', 'makeup nails', 0.5],
  ['Dalia Pro', 'DP', '#EBDCE8', '#5C2A57', '#ebdce8 #5c2a57 #7a66b8', 'color nails', 0.5],
  ['Dermavalle', 'DV', '#E6EEF4', '#1B3A63', '#e6eef4 #1b3a63 #4c94ad', 'face', 0.75],
  ['Espuma', 'ES', '#DDEBE4', '#0B5040', '#ddebe4 #0b5040 #6d9468', 'style hair', 0.3],
  ['Guadual', 'GU', '#33402B', '#DDE6C8', '#33402b #dde6c8 #7f9e4b', 'barber hair', 0.4],
  ['Hebra', 'HE', '#F1EDE8', '#26231F', '#f1ede8 #26231f #5c6b66', 'tools style', 0.8],
  ['Isleña', 'IS', '#CFE4E4', '#0E4A52', '#cfe4e4 #0e4a52 #4c94ad', 'hair face', 0.3],
  ['Manglar', 'MA', '#153B3A', '#BFE0D2', '#153b3a #bfe0d2 #6d9468', 'hair color', 0.4],
  ['Miel & Flor', 'MF', '#FBEBC8', '#7A4B06', '#fbebc8 #d79a2b #e0a336', 'face hair', 0.35],
  ['Pulso', 'PU', '#22223A', '#C9CBF2', '#22223a #c9cbf2 #7a66b8', 'nails tools', 0.6],
  ['Quimbaya', 'QU', '#EAD7B4', '#5A3F0A', '#ead7b4 #c9a45c #d79a2b', 'face barber', 0.4],
  ['Tabora', 'TA', '#F6E3DB', '#7A3B26', '#f6e3db #7a3b26 #e0793f', 'color style', 0.4],
  ['Tintas Andinas', 'TI', '#4B1E3F', '#F4D7E4', '#f3e6ee #4b1e3f #b9416b', 'color', 0.7],
  ['Trébol', 'TR', '#DDEBD6', '#265226', '#ddebd6 #265226 #6d9468', 'hair barber', 0.45],
  ['Vainilla', 'VA', '#F8EFDC', '#6C4A1B', '#f8efdc #c9a45c #b7713a', 'makeup face', 0.3],
  ['Yarumo', 'YA', '#E5E9E1', '#2E3B2A', '#e5e9e1 #2e3b2a #5c6b66', 'barber tools', 0.5],
  ['Zafra', 'ZA', '#6B1F33', '#F8DDE0', '#6b1f33 #f8dde0 #c9687c', 'nails makeup', 0.5],
];

/** All brands; their ids are their positions, from 1. */
export const brands: readonly Brand[] = rows.map(([name, prefix, ground, ink, pack, segments, breadth], at) => {
  const [body = ground, cap = ink, accent = ink] = pack.split(' ');
  return {
    id: at + 1,
    name,
    prefix,
    ground,
    ink,
    body,
    cap,
    accent,
    metalCap: cap === '#d6b272' || cap === '#c9a45c',
    segments: segments.split(' ') as BrandSegment[], // written above, and a test visits all of them
    breadth,
  };
});

const firsts = [
  'Alba',
  'Altiplano',
  'Arcilla',
  'Bruma',
  'Cauce',
  'Cedro',
  'Cumare',
  'Duna',
  'Estero',
  'Flor de',
  'Guaduas',
  'Laurel',
  'Llano',
  'Luna',
  'Mar',
  'Monte',
  'Niebla',
  'Palma',
  'Páramo',
  'Piedra',
  'Roble',
  'Sabana',
  'Sauce',
  'Sol',
  'Tierra',
  'Valle',
  'Vega',
  'Viento',
];
const seconds = [
  'Alta',
  'Azul',
  'Blanca',
  'Bravo',
  'Clara',
  'Dorada',
  'Fina',
  'Norte',
  'Nueva',
  'Oriente',
  'Real',
  'Serena',
  'Sur',
  'Verde',
  'Viva',
  'Pro',
];

/** Further brands for large catalogues: the `n`th, from 0. */
export function furtherBrand(n: number): Brand {
  const pairs = firsts.length * seconds.length;
  const round = Math.floor(n / pairs);
  const at = (n * 37) % pairs;
  const name = `${firsts[at % firsts.length]} ${seconds[Math.floor(at / firsts.length)]}${round > 0 ? ` ${round + 1}` : ''}`;
  const palette = paletteOf(name);
  const random = seeded(`brand ${name}`);
  const segments = random.some<BrandSegment>(
    ['color', 'nails', 'hair', 'makeup', 'face', 'barber', 'style', 'tools'],
    2,
  );
  return {
    id: brands.length + n + 1,
    name,
    prefix: `X${n.toString(36).toUpperCase().padStart(2, '0')}`,
    ground: '#EDEDE9',
    ink: '#171A16',
    body: palette.body,
    cap: palette.cap,
    accent: palette.accent,
    metalCap: palette.metalCap,
    // Few of the additional brands have no shades.
    segments: random.chance(0.7) ? ['color', ...segments.filter((segment) => segment !== 'color')] : segments,
    breadth: 0.3 + random.next() * 0.5,
  };
}
