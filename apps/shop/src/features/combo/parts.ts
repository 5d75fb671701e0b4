import type { ComboPart, Product, Version } from '@tonalia/contract/products';

/** The part of a combo with one product: a fixed version, or a number of versions to choose. */
export interface PartGroup {
  /** The position of its first part. */
  id: number;
  part: ComboPart;
  /** Units in one combo. */
  units: number;
  /** The positions of the choices among the parts; empty without choices. */
  places: number[];
}

/** The versions chosen for each group, by its id, as codes in the order of choosing. */
export type ChosenParts = ReadonlyMap<number, readonly string[]>;

/** Groups the parts for display: the choices of one product form one group. */
export function groupsOf(parts: readonly ComboPart[]): PartGroup[] {
  const groups: PartGroup[] = [];
  for (const [id, part] of parts.entries()) {
    const isOpen = part.versionCode === null;
    const same = groups.find(
      (one) => isOpen && one.places.length > 0 && one.part.code === part.code && one.part.quantity === part.quantity,
    );
    if (same) {
      same.places.push(id);
      same.units += part.quantity;
    } else groups.push({ id, part: withVersions(part, parts), units: part.quantity, places: isOpen ? [id] : [] });
  }
  return groups;
}

/** The API sends the versions of a choice once, with its first part. */
function withVersions(part: ComboPart, parts: readonly ComboPart[]): ComboPart {
  if (part.versionCode !== null || part.versions.length > 0) return part;
  const first = parts.find(({ code, versionCode }) => code === part.code && versionCode === null);
  return { ...part, versions: first?.versions ?? [] };
}

/** Whether versions must be chosen before the combo can be added. */
export const hasChoices = (parts: readonly Pick<ComboPart, 'versionCode'>[]): boolean =>
  parts.some(({ versionCode }) => versionCode === null);

/** Units of all parts together. */
export const unitsIn = (parts: readonly Pick<ComboPart, 'quantity'>[]): number =>
  parts.reduce((sum, { quantity }) => sum + quantity, 0);

/** Units of each product in the combo, by name. */
export function contentsOf(parts: readonly Pick<ComboPart, 'name' | 'quantity'>[]): [name: string, units: number][] {
  const units = new Map<string, number>();
  for (const { name, quantity } of parts) units.set(name, (units.get(name) ?? 0) + quantity);
  return [...units];
}

export const missingOf = ({ id, places }: PartGroup, picks: ChosenParts): number =>
  places.length - (picks.get(id)?.length ?? 0);

/** The `assemblies` of POST /cart/additem: one choice for each part with a choice, in the order of the parts. */
export function assembliesOf(
  groups: readonly PartGroup[],
  picks: ChosenParts,
): { code: string; versionCode: string }[] {
  const chosen = groups.flatMap(({ id, part: { code }, places }) =>
    (picks.get(id) ?? []).map((versionCode, at) => ({ place: places[at] ?? id, code, versionCode })),
  );
  return chosen.toSorted((a, b) => a.place - b.place).map(({ code, versionCode }) => ({ code, versionCode }));
}

/** Most combos that can be bought, limited by the fixed parts and by the chosen versions. */
export function maxCombos(
  product: Pick<Product, 'stock' | 'minQuantity'>,
  groups: readonly PartGroup[],
  picks: ChosenParts,
): number {
  const limits = groups.flatMap(({ id, part }) => {
    const codes = picks.get(id) ?? [];
    return [...new Set(codes)].map((code) => {
      const each = part.quantity * codes.filter((one) => one === code).length;
      return Math.floor((versionOf(part, code)?.stock ?? 0) / each);
    });
  });
  const most = Math.max(0, Math.min(product.stock, ...limits));
  return most - (most % Math.max(1, product.minQuantity));
}

export const versionOf = ({ versions }: ComboPart, code: string): Version | undefined =>
  versions.find((one) => one.code === code);

/** A combo is dispatched from stock, never in presale, so a version without stock cannot be chosen. */
export const canPick = (part: ComboPart, version: Version): boolean => version.stock >= part.quantity;

const attribute = ({ attributes }: Version, name: string) => attributes.find((one) => one.name === name)?.value;

export const volumeOf = (version: Version): string | undefined => attribute(version, 'Volumen');

/** The volumes of a part's shades; empty when there is only one. */
export function volumesOf(part: ComboPart): string[] {
  if (!isOfShades(part)) return [];
  const volumes = [...new Set(part.versions.map(volumeOf))].filter((one) => one !== undefined);
  return volumes.length > 1 ? volumes : [];
}

/** "7.1 Rubio medio cenizo, 90 ml": the attributes that distinguish a version from the others of its product. */
export function versionName(version: Version, among: readonly Version[]): string {
  const volumes = new Set(among.map(volumeOf));
  const volume = volumes.size > 1 ? volumeOf(version) : undefined;
  const name = [attribute(version, 'Tono') ?? version.color?.name, volume].filter((one) => one !== undefined);
  return name.join(', ') || version.code;
}

/** The name on a chip: "7.1", "Azul". */
export const shortName = (name: string): string => /^(\S*\d\S*)\s/.exec(name)?.[1] ?? name;

export const isOfShades = ({ versions }: ComboPart): boolean => versions.some(({ color }) => color !== null);
