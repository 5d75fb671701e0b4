import type { ShopEvent } from '@tonalia/contract/marketing';

/** The key under which events are counted. */
export interface EventKind {
  /** `yyyy-mm-dd`, in Bogotá. */
  day: string;
  name: ShopEvent['name'];
  page: string;
  reference: string;
  campaign: string;
}

/** The kinds counted so far on one day. */
export interface DaySeen {
  day: string;
  kinds: Set<string>;
  pages: Set<string>;
}

/** Limit of kinds per day: any client can send any value. */
export const MOST_KINDS = 5_000;
/** Limit of pages per day: the shop has about fifty, more are invented. */
export const MOST_PAGES = 200;
const OTHER_PAGE = '/other';

/** The number of kinds with an origin; the others are one per page. */
const MOST_WITH_ORIGIN = MOST_KINDS - MOST_PAGES - 1;

export const nothingSeen = (day: string): DaySeen => ({ day, kinds: new Set(), pages: new Set() });

export function kindOf(day: string, { name, page, reference, campaign }: ShopEvent): EventKind {
  return { day, name, page, reference: plain(reference), campaign: plain(campaign) };
}

/** Registers the kind an event is counted as: beyond the limits without its origin, or without its page. */
export function withinBounds(seen: DaySeen, kind: EventKind): EventKind {
  const page = seen.pages.has(kind.page) || seen.pages.size < MOST_PAGES ? kind.page : OTHER_PAGE;
  if (page !== OTHER_PAGE) seen.pages.add(page);
  const whole = { ...kind, page };
  if (seen.kinds.has(keyOf(whole))) return whole;
  const isBare = whole.reference === '' && whole.campaign === '';
  if (isBare || seen.kinds.size >= MOST_WITH_ORIGIN) return { ...whole, reference: '', campaign: '' };
  seen.kinds.add(keyOf(whole));
  return whole;
}

export const keyOf = ({ day, name, page, reference, campaign }: EventKind): string =>
  JSON.stringify([day, name, page, reference, campaign]);

/** Removes characters that PostgreSQL refuses or people cannot see. */
function plain(text = ''): string {
  return text
    .toWellFormed()
    .replace(/\p{Cc}/gu, '')
    .trim();
}
