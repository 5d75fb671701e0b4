/** Not a real host: only a base to resolve against. */
const nowhere = 'https://nowhere.invalid';

/**
 * The shop path that `text` names, or null. All addresses from outside are checked here
 * (`redirect`, `redirectTo`, a banner's link): any spelling of another site gives null.
 */
export function localPath(text: unknown): string | null {
  if (typeof text !== 'string' || !text.startsWith('/') || text.length > 2000) return null;
  // A browser drops tabs and line breaks and reads "\" as "/", so "/\t/host" and "/\host" are other sites.
  if ([...text].some((char) => char === '\\' || char <= ' ' || char === '\u007f')) return null;
  let url: URL;
  try {
    url = new URL(text, nowhere);
  } catch {
    return null;
  }
  if (url.origin !== nowhere || url.pathname.startsWith('//')) return null;
  return url.pathname + url.search + url.hash;
}
