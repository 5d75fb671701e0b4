import type { OfflineCatalogue } from './catalogue.ts';

const known = new WeakMap<OfflineCatalogue, { codes: Map<string, number>; barcodes: Map<string, number> }>();

function tablesOf(catalogue: OfflineCatalogue) {
  const made = known.get(catalogue) ?? {
    codes: new Map(catalogue.versions.codes().map((code, version) => [code, version])),
    barcodes: new Map(catalogue.versions.barcodes().map((code, version) => [code, version])),
  };
  known.set(catalogue, made);
  return made;
}

/** The version with this code or barcode (EAN), as a scanner or a person types it; undefined for none. */
export function findVersion(catalogue: OfflineCatalogue, typed: string): number | undefined {
  const { codes, barcodes } = tablesOf(catalogue);
  const code = typed.trim();
  return code === '' ? undefined : (codes.get(code.toUpperCase()) ?? barcodes.get(code));
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

const ids = new WeakMap<OfflineCatalogue, Map<number, number>>();
