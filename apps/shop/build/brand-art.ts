import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const brand = join(import.meta.dirname, '../brand');
const read = (name: string): string => readFileSync(join(brand, name), 'utf8');
const inside = (svg: string): string => svg.replace(/^<svg[^>]*>|<\/svg>\s*$/g, '');

/** The mark's two parts: background and fan. Its box is 48 by 48. */
const mark = inside(read('mark.svg'));
const ground = part(/<rect id="ground"[^>]*\/>/);
const fan = part(/<g id="fan".*<\/g>/);
const wordmark = inside(read('wordmark.svg'));
const wordmarkBox = { x: 0, y: -850, width: 3070, height: 880 };

/** The centre of the fan, above the centre of its box. */
const middle = { x: 24, y: 23.5 };
const onDark = '#5CC29B';

export const colours = { ground: colourOf(ground), canvas: '#FFFFFF', canvasDark: '#0E110F' };

/** The mark on its background; `scale` 1 fills the box as on the web, less keeps the fan inside a mask. */
export const icon = (scale = 1): string => svg(48, `${ground}${scaled(fan, scale)}`);

/** The mark on its background with round corners, for pictures shown without a mask. */
export const rounded = (): string =>
  svg(
    48,
    `<clipPath id="corners"><rect width="48" height="48" rx="13"/></clipPath><g clip-path="url(#corners)">${ground}${fan}</g>`,
  );

/** The fan alone, for a background painted by the system. */
export const foreground = (scale: number): string => svg(48, scaled(fan, scale));

/** The fan in one colour with strips of different opacity; the system sets the colour. */
export const monochrome = (scale: number): string => svg(48, scaled(oneColour(fan), scale));

/** Mark with the name below, 200 by 200, for the splash screen. */
export function splash(theme: 'light' | 'dark'): string {
  const words = theme === 'dark' ? wordmark.replace(colours.ground, onDark) : wordmark;
  const { x, y, width, height } = wordmarkBox;
  return svg(
    200,
    `<svg x="56" y="30" width="88" height="88" viewBox="0 0 48 48">${inside(rounded())}</svg>
     <svg x="40" y="136" width="120" height="34.4" viewBox="${x} ${y} ${width} ${height}">${words}</svg>`,
  );
}

const svg = (side: number, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">${content}</svg>`;

function scaled(content: string, scale: number): string {
  if (scale === 1) return content;
  return `<g transform="translate(24 24) scale(${scale}) translate(${-middle.x} ${-middle.y})">${content}</g>`;
}

/** White strips, the two behind at half strength, the rivet cut out of them. */
function oneColour(content: string): string {
  const strips = content
    .replace(/<circle[^>]*\/>/, '')
    .replaceAll(/fill="#(F6E3DB|5CC29B)"/g, 'fill="#FFFFFF" fill-opacity="0.5"')
    .replaceAll('fill="#E03E5C"', 'fill="#FFFFFF"');
  return `<mask id="rivet"><rect width="48" height="48" fill="#FFFFFF"/><circle cx="24" cy="35" r="1.9"/></mask><g mask="url(#rivet)">${strips}</g>`;
}

function part(shape: RegExp): string {
  const [found] = shape.exec(mark) ?? [];
  if (!found) throw new Error(`brand/mark.svg has nothing like ${shape}`);
  return found;
}

function colourOf(shape: string): string {
  return /fill="(#[\dA-F]{6})"/.exec(shape)?.[1] ?? '';
}
