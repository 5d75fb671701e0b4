// its own: what other pages share adds bytes to the first load
const accents = /\p{Diacritic}/gu;

/** The readable part of an address: "Coloración y tintes" → "coloracion-y-tintes". Never empty. */
export function slug(name: string): string {
  const plain = name.normalize('NFD').replace(accents, '').toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, '') || 'detalle';
}
