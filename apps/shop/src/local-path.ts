/** Never a real host: only something to resolve against. */
const nowhere = 'https://nowhere.invalid';

/**
 * The path of this shop that `text` names, or null. The one gate for every address that comes from outside
 * (`redirect`, `redirectTo`, a banner's link): whatever leaves the shop, by whatever spelling, is null.
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
