import { withoutAccentSigns } from './without-accent-signs.ts';

/** Normalises text for comparison: lower case, without accents; ñ stays. "Bogotá, D.C." → "bogota, d.c." */
export function plainText(text: string): string {
  const marked = text.toLocaleLowerCase('es-CO').normalize('NFC').replace(/ñ/g, '\u0000');
  return withoutAccentSigns(marked).replaceAll('\u0000', 'ñ');
}
