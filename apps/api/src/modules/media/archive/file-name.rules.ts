import { isPhotoFile, photoFileName, withoutPhotoEnding } from '@tonalia/rules/photo-file';

/** The code and the place that the name of a photograph gives. */
export interface PhotoName {
  code: string;
  /** From 0; the first is the main one. */
  place: number;
}

/** Whether a name leads out of its archive; it is never used as a path, but a file with one is no photograph of a supplier. */
export const leavesArchive = (name: string): boolean =>
  name.startsWith('/') ||
  name.includes('\\') ||
  name.includes('\0') ||
  /^[a-z]:/i.test(name) ||
  name.split('/').includes('..');

/** Whether a file of an archive is no photograph and says nothing: folders, and what systems add. */
export const isBeside = (name: string): boolean =>
  name.endsWith('/') || name.startsWith('__MACOSX/') || /(^|\/)(\.[^/]*|Thumbs\.db|desktop\.ini)$/i.test(name);

/**
 * What the name of a file can mean, the likelier first: `TS-71_2.jpg` is the second photograph of `TS-71`, unless something has the code
 * `TS-71_2`. Empty for a file without the ending of a picture.
 */
export function readingsOf(name: string): PhotoName[] {
  const file = name.slice(name.lastIndexOf('/') + 1);
  if (!isPhotoFile(file)) return [];
  const code = withoutPhotoEnding(file).trim().toUpperCase();
  const parts = /^(.+)_([1-9]\d?)$/.exec(code);
  const whole = { code, place: 0 };
  return parts ? [whole, { code: parts[1] ?? '', place: Number(parts[2]) - 1 }] : [whole];
}

/**
 * The files of an archive by code, in the order of their places; each by its number in the archive. `listed` has what lists say of a file, by
 * its name.
 */
export function filesByCode(names: readonly string[], listed: ReadonlyMap<string, readonly PhotoName[]>): number[][] {
  const meaningOf = (name: string): PhotoName =>
    listed.get(photoFileName(name))?.[0] ?? readingsOf(name).at(-1) ?? { code: name, place: 0 };
  const meant = names.map((name, at) => ({ at, ...meaningOf(name) }));
  const sorted = meant.toSorted((a, b) => a.place - b.place || a.at - b.at);
  return [...Map.groupBy(sorted, ({ code }) => code).values()].map((files) => files.map(({ at }) => at));
}
