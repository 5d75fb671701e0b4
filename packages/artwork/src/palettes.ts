import { pick } from './hash.ts';

/** Colours of a brand, shared by all its packs; `accent` distinguishes its products. */
export type Palette = { body: string; cap: string; paper: string; accent: string; metalCap: boolean };

type BrandColours = Pick<Palette, 'body' | 'cap' | 'accent'> & Partial<Palette>;

const palette = ({ body, cap, accent, paper = '#faf8f4', metalCap = false }: BrandColours): Palette => ({
  body,
  cap,
  paper,
  accent,
  metalCap,
});

const palettes: readonly [Palette, ...Palette[]] = [
  palette({ body: '#efece4', cap: '#1d2f2b', accent: '#6d9468' }),
  palette({ body: '#d98a7a', cap: '#f4f0ea', accent: '#a8442f', paper: '#fbf3ee' }),
  palette({ body: '#f6f5f1', cap: '#1f2a4a', accent: '#3b56a4' }),
  palette({ body: '#e5efe2', cap: '#3f6b41', accent: '#7f9e4b' }),
  palette({ body: '#f0e4d0', cap: '#3a2822', accent: '#b7713a' }),
  palette({ body: '#22201e', cap: '#d6b272', accent: '#d6b272', paper: '#f4efe6', metalCap: true }),
  palette({ body: '#21395a', cap: '#efe9df', accent: '#e0a336', paper: '#f5f2ea' }),
  palette({ body: '#f3dfe0', cap: '#7c2b4a', accent: '#b9416b' }),
  palette({ body: '#dfe9ee', cap: '#2f5d73', accent: '#4c94ad' }),
  palette({ body: '#f4ecd8', cap: '#c9cccb', accent: '#d79a2b', paper: '#fffdf6', metalCap: true }),
  palette({ body: '#3c1f2b', cap: '#e9c9bf', accent: '#c9687c', paper: '#fbf1ee' }),
  palette({ body: '#e7e2f0', cap: '#4b3f73', accent: '#7a66b8' }),
  palette({ body: '#f7f6f3', cap: '#8a1f2d', accent: '#b3273a' }),
  palette({ body: '#1f4a40', cap: '#d6b272', accent: '#c9a45c', paper: '#f3efe3', metalCap: true }),
  palette({ body: '#f5e3cf', cap: '#e0793f', accent: '#d95f2c', paper: '#fff8ef' }),
  palette({ body: '#e3e6e4', cap: '#2b2d2c', accent: '#5c6b66' }),
];

/** The colours of a brand, derived from its name: equal for all its products, on every machine. */
export function paletteOf(manufacturerName: string): Palette {
  return pick(palettes, manufacturerName.normalize('NFC').trim().toLocaleLowerCase('es'));
}
