import type { OfflineCatalogue } from './catalogue.ts';

/** The product of each code, and the versions with codes that do not begin with their product's. */
interface CodeTable {
  products: ReadonlyMap<string, number>;
  others: ReadonlyMap<string, number>;
}

const codes = new WeakMap<OfflineCatalogue, CodeTable>();
const barcodes = new WeakMap<OfflineCatalogue, Map<string, number>>();
const ids = new WeakMap<OfflineCatalogue, Map<number, number>>();

/** The version with this code or barcode (EAN), as a scanner or a person types it; undefined for none. */
export function findVersion(catalogue: OfflineCatalogue, typed: string): number | undefined {
  const code = typed.trim();
  if (code === '') return undefined;
  return (
    findCode(catalogue, code.toUpperCase()) ?? (/^\d{8,14}$/.test(code) ? findBarcode(catalogue, code) : undefined)
  );
}

/** Looks among the versions of products with a code that begins it: a table of all codes takes seconds on a slow phone. */
function findCode(catalogue: OfflineCatalogue, code: string): number | undefined {
  const raw = catalogue.versions.rawCodes();
  const { products, others } = codes.get(catalogue) ?? codeTable(catalogue, raw);
  for (let length = code.length; length > 0; length -= 1) {
    const product = products.get(code.slice(0, length));
    const rest = `=${code.slice(length)}`;
    const found = product === undefined ? undefined : versionsOf(catalogue, product).find((at) => raw[at] === rest);
    if (found !== undefined) return found;
  }
  return others.get(code);
}

function codeTable(catalogue: OfflineCatalogue, raw: readonly string[]): CodeTable {
  const others = new Map<string, number>();
  for (const [version, code] of raw.entries()) if (!code.startsWith('=')) others.set(code, version);
  const made = { products: new Map(catalogue.products.codes().map((code, product) => [code, product])), others };
  codes.set(catalogue, made);
  return made;
}

function findBarcode(catalogue: OfflineCatalogue, barcode: string): number | undefined {
  const made = barcodes.get(catalogue) ?? new Map(catalogue.versions.barcodes().map((code, at) => [code, at]));
  barcodes.set(catalogue, made);
  return made.get(barcode);
}

/** Versions of a product. */
export function versionsOf({ starts }: OfflineCatalogue, product: number): number[] {
  const [first = 0, end = 0] = starts.subarray(product, product + 2);
  return Array.from({ length: end - first }, (_, at) => first + at);
}

/** The version with an id; undefined for one that is not on sale. */
export function versionOfId(catalogue: OfflineCatalogue, versionId: number): number | undefined {
  const made = ids.get(catalogue) ?? new Map(catalogue.versionIds.map((id, version) => [id, version]));
  ids.set(catalogue, made);
  return made.get(versionId);
}
