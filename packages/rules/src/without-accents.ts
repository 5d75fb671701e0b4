/**
 * Text without accents, with ñ as n, in the case it has: "Nariño, Bogotá" → "Narino, Bogota". `plainText` keeps the ñ and removes
 * the case too.
 */
export const withoutAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');
