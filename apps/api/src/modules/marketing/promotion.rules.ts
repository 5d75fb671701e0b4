/** A base to resolve links against; no real host. */
const NOWHERE = 'https://nowhere.invalid';

/** Whether an operator's link stays in the shop under every browser's parsing. */
export function staysInShop(link: string): boolean {
  // browsers drop tabs and line breaks and read "\" as "/", so "/\t/host" and "/\host" lead to other sites
  if (!link.startsWith('/') || [...link].some((sign) => sign === '\\' || sign <= ' ' || sign === '\u007f'))
    return false;
  const { origin, pathname } = URL.parse(link, NOWHERE) ?? {};
  return origin === NOWHERE && !pathname?.startsWith('//');
}

/** A hex colour such as "#062E23", which cannot end a CSS declaration. */
export const isHex = (colour: unknown): boolean => typeof colour === 'string' && /^#[0-9A-Fa-f]{6}$/.test(colour);

interface Promotion {
  link: string | null;
  design: object;
}

/** Whether a countdown's link and colours are safe to show. */
export const isShowable = ({ link, design }: Promotion): boolean =>
  (link === null || staysInShop(link)) && Object.values(design).every(isHex);
