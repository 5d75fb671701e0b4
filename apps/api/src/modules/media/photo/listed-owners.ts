import type { PhotoContext } from './change-album.ts';

/** What a file is a photograph of, and its place there, from 0. */
export interface FileOwner {
  kind: 'product' | 'version';
  ownerId: string;
  code: string;
  place: number;
}

/** The owners that lists give to files or addresses, by their names. A file of several owners comes after the photographs of each. */
export async function findListedOwners(
  { db, photoOwners }: PhotoContext,
  names: readonly string[],
): Promise<Map<string, FileOwner[]>> {
  const kinds = await Promise.all(
    (['product', 'version'] as const).map(async (kind) => {
      const found = (await photoOwners[kind].findNamed?.(db, names)) ?? [];
      return found.map(({ id: ownerId, ...owner }) => ({ ...owner, kind, ownerId }));
    }),
  );
  const byName = Map.groupBy(kinds.flat(), ({ name }) => name);
  return new Map(
    [...byName].map(([name, owners]) => [
      name,
      owners.length > 1 ? owners.map((owner) => ({ ...owner, place: Infinity })) : owners,
    ]),
  );
}
