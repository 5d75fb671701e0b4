const ENDING = /\.(?:jpe?g|png|webp|avif)$/i;

/** Whether a file ends like a photograph. */
export const isPhotoFile = (path: string): boolean => ENDING.test(path);

/** The name of a file without folders, as lists and archives share it: in lower case. */
export const photoFileName = (path: string): string =>
  (path.split(/[/\\]/).at(-1) ?? '').normalize('NFC').trim().toLowerCase();

/** A file name without its ending, if it is that of a photograph. */
export const withoutPhotoEnding = (name: string): string => name.replace(ENDING, '');
