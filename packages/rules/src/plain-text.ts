/** Text to compare as people type it: lower case, without accents; the ñ stays itself. "Bogotá, D.C." → "bogota, d.c." */
export function plainText(text: string): string {
  return text
    .toLocaleLowerCase('es-CO')
    .normalize('NFC')
    .replace(/ñ/g, '\u0000')
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replaceAll('\u0000', 'ñ');
}
