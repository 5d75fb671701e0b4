/** A line of an order: the product's name, and the version's for one with versions. */
export interface NamedLine {
  name: string;
  versionName: string | null;
}

/** Whether a version differs by its size only: "300 ml", "1.000 g". */
const isSize = (versionName: string): boolean => /^\d[\d.,]*\s?(ml|l|g|kg|und\.?)$/i.test(versionName);

/** What a line is called first: a shade alone, "8.3 Rubio claro"; a size after its product, "Champú 300 ml". */
export function lineName({ name, versionName }: NamedLine): string {
  if (versionName === null) return name;
  if (!isSize(versionName)) return versionName;
  return name.endsWith(versionName) ? name : `${name} ${versionName}`;
}

/** The product behind a shade, for the words after `lineName`; null where that has it already. */
export const productBehind = ({ name, versionName }: NamedLine): string | null =>
  versionName === null || isSize(versionName) ? null : name;
