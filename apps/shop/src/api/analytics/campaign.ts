import { setHints } from '../http/hints.ts';

/** The campaign parameters of an address. */
const names = ['reference', 'campaign'] as const;
type Campaign = { [N in (typeof names)[number]]?: string };

const keyOf = (name: string) => `tonalia.${name}`;
const LONGEST = 200;

let current: Campaign = {};

/** Reads the campaign parameters from the query of an address. */
function campaignIn(search: URLSearchParams): Campaign {
  const given = names.flatMap((name) => {
    const value = search.get(name)?.slice(0, LONGEST);
    return value ? [[name, value] as const] : [];
  });
  return Object.fromEntries(given);
}

/** Stores the campaign for this visit; all calls and addresses carry it. Missing parameters keep their earlier values. */
function keep(given: Campaign): void {
  current = { ...current, ...given };
  setHints(current);
  try {
    for (const [name, value] of Object.entries(given)) sessionStorage.setItem(keyOf(name), value);
  } catch {
    // Without storage the campaign lasts until the page is left.
  }
}

function storedCampaign(): Campaign {
  try {
    const stored = names.map((name) => [name, sessionStorage.getItem(keyOf(name))] as const);
    return Object.fromEntries(stored.filter(([, value]) => value !== null));
  } catch {
    return {};
  }
}

/**
 * Separates the address in the browser from the one the routes read: the browser's address ends with the campaign of the
 * visit on every page, and routes never see it. Browser only: the server renders the requested address unchanged.
 */
export const campaignRewrite = {
  input: ({ url }: { url: URL }): URL => {
    keep(campaignIn(url.searchParams));
    return withoutCampaign(url);
  },
  output: ({ url }: { url: URL }): URL => withCampaign(new URL(url), { ...current, ...campaignIn(url.searchParams) }),
};

/** Clears the campaign held in memory. */
export function forgetCampaign(): void {
  current = {};
}

/** Deletes only parameters that exist: `delete` re-encodes the query, and the router compares addresses as text. */
function withoutCampaign(url: URL): URL {
  for (const name of names) if (url.searchParams.has(name)) url.searchParams.delete(name);
  return url;
}

function withCampaign(url: URL, campaign: Campaign): URL {
  withoutCampaign(url);
  for (const [name, value] of Object.entries(campaign)) url.searchParams.set(name, value);
  return url;
}

/** Starts a visit: takes the campaign from the address or from storage, and writes it to the address. */
export function beginCampaign(): void {
  const url = new URL(location.href);
  keep({ ...storedCampaign(), ...campaignIn(url.searchParams) });
  // Runs before the router reads the address; a later change would load the page twice.
  const { href } = withCampaign(url, current);
  if (href !== location.href) history.replaceState(history.state, '', href);
}

/** Server side: copies the campaign of the requested address to the address of a redirect. */
export function carryCampaign(href: string, askedSearch: string): string {
  const campaign = Object.entries(campaignIn(new URLSearchParams(askedSearch)));
  if (campaign.length === 0) return href;
  const [address = '', hash] = href.split('#');
  const query = new URLSearchParams(campaign).toString();
  return `${address}${address.includes('?') ? '&' : '?'}${query}${hash === undefined ? '' : `#${hash}`}`;
}

/** The query of an address without the campaign parameters. */
export function searchWithoutCampaign(search: string): string {
  const rest = withoutCampaign(new URL(`https://shop.internal/${search}`));
  return rest.search;
}
