/** Normalises text for comparison: lower case, without accents; ñ stays. "Bogotá, D.C." → "bogota, d.c." */
export function plainText(text: string): string {
  return text
    .toLocaleLowerCase('es-CO')
    .normalize('NFC')
    .replace(/ñ/g, '\u0000')
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replaceAll('\u0000', 'ñ');
}
