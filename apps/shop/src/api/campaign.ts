import { setHints } from './hints.ts';

/** What an address may say of where its visitor comes from. */
const names = ['reference', 'campaign'] as const;
type Campaign = { [N in (typeof names)[number]]?: string };

const keyOf = (name: string) => `tonalia.${name}`;
const LONGEST = 200;

let current: Campaign = {};

/** The campaign that the query of an address names, if any. */
function campaignIn(search: URLSearchParams): Campaign {
  const given = names.flatMap((name) => {
    const value = search.get(name)?.slice(0, LONGEST);
    return value ? [[name, value] as const] : [];
  });
  return Object.fromEntries(given);
}

/** Keeps the campaign a visitor came with, for this visit: every call and every address says it. What is not given stays. */
function keep(given: Campaign): void {
  current = { ...current, ...given };
  setHints(current);
  try {
    for (const [name, value] of Object.entries(given)) sessionStorage.setItem(keyOf(name), value);
  } catch {
    // Without storage it lasts until the page is left.
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
 * Where the address that a browser shows and the address that routes read part: in the browser's stands the campaign of the
 * visit, at its end and whatever link led there; routes never see it. In the browser only: the server answers what it was asked.
 */
export const campaignRewrite = {
  input: ({ url }: { url: URL }): URL => {
    keep(campaignIn(url.searchParams));
    return withoutCampaign(url);
  },
  output: ({ url }: { url: URL }): URL => withCampaign(new URL(url), { ...current, ...campaignIn(url.searchParams) }),
};

/** Ends what was kept of it in this page. */
export function forgetCampaign(): void {
  current = {};
}

/** A URL's query is written anew only where it changes: a router compares addresses letter by letter. */
function withoutCampaign(url: URL): URL {
  for (const name of names) if (url.searchParams.has(name)) url.searchParams.delete(name);
  return url;
}

function withCampaign(url: URL, campaign: Campaign): URL {
  withoutCampaign(url);
  for (const [name, value] of Object.entries(campaign)) url.searchParams.set(name, value);
  return url;
}

/** Begins a visit: the campaign of the address, or the one kept from before, which the address then says again. */
export function beginCampaign(): void {
  const url = new URL(location.href);
  keep({ ...storedCampaign(), ...campaignIn(url.searchParams) });
  // Before the router reads the address: putting it right afterwards would load the page twice.
  const { href } = withCampaign(url, current);
  if (href !== location.href) history.replaceState(history.state, '', href);
}

/** On the server, where nothing is kept: an address that a visitor is sent on to says the campaign of the one they asked for. */
export function carryCampaign(href: string, askedSearch: string): string {
  const campaign = Object.entries(campaignIn(new URLSearchParams(askedSearch)));
  if (campaign.length === 0) return href;
  const [address = '', hash] = href.split('#');
  const query = new URLSearchParams(campaign).toString();
  return `${address}${address.includes('?') ? '&' : '?'}${query}${hash === undefined ? '' : `#${hash}`}`;
}

/** The query of an address without its campaign. */
export function searchWithoutCampaign(search: string): string {
  const rest = withoutCampaign(new URL(`https://shop.internal/${search}`));
  return rest.search;
}
