import { pick } from './hash.ts';

/** Colours of a brand, shared by all its packs; `accent` distinguishes its products. */
export type Palette = { body: string; cap: string; paper: string; accent: string; metalCap: boolean };

const palette = (body: string, cap: string, accent: string, paper = '#faf8f4', metalCap = false): Palette => ({
  body,
  cap,
  paper,
  accent,
  metalCap,
});

const palettes: readonly [Palette, ...Palette[]] = [
  palette('#efece4', '#1d2f2b', '#6d9468'),
  palette('#d98a7a', '#f4f0ea', '#a8442f', '#fbf3ee'),
  palette('#f6f5f1', '#1f2a4a', '#3b56a4'),
  palette('#e5efe2', '#3f6b41', '#7f9e4b'),
  palette('#f0e4d0', '#3a2822', '#b7713a'),
  palette('#22201e', '#d6b272', '#d6b272', '#f4efe6', true),
  palette('#21395a', '#efe9df', '#e0a336', '#f5f2ea'),
  palette('#f3dfe0', '#7c2b4a', '#b9416b'),
  palette('#dfe9ee', '#2f5d73', '#4c94ad'),
  palette('#f4ecd8', '#c9cccb', '#d79a2b', '#fffdf6', true),
  palette('#3c1f2b', '#e9c9bf', '#c9687c', '#fbf1ee'),
  palette('#e7e2f0', '#4b3f73', '#7a66b8'),
  palette('#f7f6f3', '#8a1f2d', '#b3273a'),
  palette('#1f4a40', '#d6b272', '#c9a45c', '#f3efe3', true),
  palette('#f5e3cf', '#e0793f', '#d95f2c', '#fff8ef'),
  palette('#e3e6e4', '#2b2d2c', '#5c6b66'),
];

/** The colours of a brand, derived from its name: equal for all its products, on every machine. */
export function paletteOf(manufacturerName: string): Palette {
  return pick(palettes, manufacturerName.normalize('NFC').trim().toLocaleLowerCase('es'));
}
