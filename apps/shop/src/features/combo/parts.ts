import type { ComboPart, Product, Version } from '@tonalia/contract/products';

/** What a combo holds of one product: a version that is in it, or so many to choose. */
export interface PartGroup {
  /** The position of its first part. */
  id: number;
  part: ComboPart;
  /** Units of it in a combo. */
  units: number;
  /** The positions of the choices among the parts; empty without choices. */
  places: number[];
}

/** The versions chosen for each group, by its id, as codes in the order of choosing. */
export type Picks = ReadonlyMap<number, readonly string[]>;

/** The parts as they are shown: those of one product that each leave a choice stand together. */
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

/** Whether it needs choices before it can be added. */
export const hasChoices = (parts: readonly Pick<ComboPart, 'versionCode'>[]): boolean =>
  parts.some(({ versionCode }) => versionCode === null);

/** Units of all its parts together. */
export const unitsIn = (parts: readonly Pick<ComboPart, 'quantity'>[]): number =>
  parts.reduce((sum, { quantity }) => sum + quantity, 0);

/** How many of each product are in it, by name. */
export function contentsOf(parts: readonly Pick<ComboPart, 'name' | 'quantity'>[]): [name: string, units: number][] {
  const units = new Map<string, number>();
  for (const { name, quantity } of parts) units.set(name, (units.get(name) ?? 0) + quantity);
  return [...units];
}

export const missingOf = ({ id, places }: PartGroup, picks: Picks): number =>
  places.length - (picks.get(id)?.length ?? 0);

/** What POST /cart/additem takes: one choice for each part that leaves one, in the order of the parts. */
export function assembliesOf(groups: readonly PartGroup[], picks: Picks): { code: string; versionCode: string }[] {
  const chosen = groups.flatMap(({ id, part: { code }, places }) =>
    (picks.get(id) ?? []).map((versionCode, at) => ({ place: places[at] ?? id, code, versionCode })),
  );
  return chosen.toSorted((a, b) => a.place - b.place).map(({ code, versionCode }) => ({ code, versionCode }));
}

/** Most combos that can be had: what the parts allow, and what the chosen versions do. */
export function mostCombos(
  product: Pick<Product, 'stock' | 'minQuantity'>,
  groups: readonly PartGroup[],
  picks: Picks,
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

/** A combo leaves from stock, never in presale: what is out cannot be chosen for it. */
export const canPick = (part: ComboPart, version: Version): boolean => version.stock >= part.quantity;

const attribute = ({ attributes }: Version, name: string) => attributes.find((one) => one.name === name)?.value;

export const volumeOf = (version: Version): string | undefined => attribute(version, 'Volumen');

/** The volumes a part's shades come in, where that is a choice of its own. */
export function volumesOf(part: ComboPart): string[] {
  if (!isOfShades(part)) return [];
  const volumes = [...new Set(part.versions.map(volumeOf))].filter((one) => one !== undefined);
  return volumes.length > 1 ? volumes : [];
}

/** "7.1 Rubio medio cenizo, 90 ml": what tells a version from the others of its product. */
export function versionName(version: Version, among: readonly Version[]): string {
  const volumes = new Set(among.map(volumeOf));
  const volume = volumes.size > 1 ? volumeOf(version) : undefined;
  const name = [attribute(version, 'Tono') ?? version.color?.name, volume].filter((one) => one !== undefined);
  return name.join(', ') || version.code;
}

/** On a chip: "7.1", "Azul". */
export const shortName = (name: string): string => /^(\S*\d\S*)\s/.exec(name)?.[1] ?? name;

export const isOfShades = ({ versions }: ComboPart): boolean => versions.some(({ color }) => color !== null);
