import { hints, setHints } from '../http/hints.ts';

/** The campaign parameters of an address. */
const names = ['reference', 'campaign'] as const;
type Campaign = { [N in (typeof names)[number]]?: string | undefined };

const keyOf = (name: string) => `tonalia.${name}`;
const LONGEST = 200;

/** The campaign of the parameters that `read` finds. */
function campaignOf(read: (name: string) => string | null): Campaign {
  const campaign: Campaign = {};
  for (const name of names) {
    const value = read(name)?.slice(0, LONGEST);
    if (value) campaign[name] = value;
  }
  return campaign;
}

/** Reads the campaign parameters from the query of an address. */
const campaignIn = (search: URLSearchParams): Campaign => campaignOf((name) => search.get(name));
/** Stores the campaign for this visit; all calls and addresses carry it. Missing parameters keep their earlier values. */
function storeCampaign(given: Campaign): void {
  setHints(given);
  try {
    for (const [name, value] of Object.entries(given)) sessionStorage.setItem(keyOf(name), value);
  } catch {
    // Without storage the campaign lasts until the page is left.
  }
}

function storedCampaign(): Campaign {
  try {
    return campaignOf((name) => sessionStorage.getItem(keyOf(name)));
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
    storeCampaign(campaignIn(url.searchParams));
    return withoutCampaign(url);
  },
  output: ({ url }: { url: URL }): URL => withCampaign(new URL(url), { ...hints(), ...campaignIn(url.searchParams) }),
};

/** Deletes only parameters that exist: `delete` re-encodes the query, and the router compares addresses as text. */
function withoutCampaign(url: URL): URL {
  for (const name of names) if (url.searchParams.has(name)) url.searchParams.delete(name);
  return url;
}

function withCampaign(url: URL, campaign: Campaign): URL {
  withoutCampaign(url);
  for (const name of names) {
    const value = campaign[name];
    if (value !== undefined) url.searchParams.set(name, value);
  }
  return url;
}

/** Starts a visit: takes the campaign from the address or from storage, and writes it to the address. */
export function beginCampaign(): void {
  const url = new URL(location.href);
  storeCampaign({ ...storedCampaign(), ...campaignIn(url.searchParams) });
  // Runs before the router reads the address; a later change would load the page twice.
  const { href } = withCampaign(url, hints());
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
