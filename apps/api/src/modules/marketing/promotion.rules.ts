/** Never a real host: only something to resolve against. */
const NOWHERE = 'https://nowhere.invalid';

/** Whether a link of what the operator writes stays in the shop, however a browser reads it. */
export function staysInShop(link: string): boolean {
  // a browser drops tabs and line breaks and reads "\" as "/", so "/\t/host" and "/\host" are other sites
  if (!link.startsWith('/') || [...link].some((sign) => sign === '\\' || sign <= ' ' || sign === '\u007f'))
    return false;
  const { origin, pathname } = URL.parse(link, NOWHERE) ?? {};
  return origin === NOWHERE && !pathname?.startsWith('//');
}

/** "#062E23", and nothing that could end a style and begin another. */
export const isHex = (colour: unknown): boolean => typeof colour === 'string' && /^#[0-9A-Fa-f]{6}$/.test(colour);

interface Promotion {
  link: string | null;
  design: object;
}

/** Whether a countdown may be shown as it is written. */
export const isShowable = ({ link, design }: Promotion): boolean =>
  (link === null || staysInShop(link)) && Object.values(design).every(isHex);
