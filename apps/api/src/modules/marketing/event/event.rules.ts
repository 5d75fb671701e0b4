import type { ShopEvent } from '@tonalia/contract/marketing';

/** What is counted together. */
export interface EventKind {
  /** `yyyy-mm-dd`, in Bogotá. */
  day: string;
  name: ShopEvent['name'];
  page: string;
  reference: string;
  campaign: string;
}

/** The kinds of one day so far. */
export interface DaySeen {
  day: string;
  kinds: Set<string>;
  pages: Set<string>;
}

/** Anybody may send anything: more kinds than this in a day are no campaigns of ours. */
export const MOST_KINDS = 5_000;
/** The shop has some fifty; the rest is what somebody made up. */
export const MOST_PAGES = 200;
const OTHER_PAGE = '/other';

/** Kinds that say where people came from; the others are one for each page. */
const MOST_WITH_ORIGIN = MOST_KINDS - MOST_PAGES - 1;

export const nothingSeen = (day: string): DaySeen => ({ day, kinds: new Set(), pages: new Set() });

export function kindOf(day: string, { name, page, reference, campaign }: ShopEvent): EventKind {
  return { day, name, page, reference: plain(reference), campaign: plain(campaign) };
}

/** The kind it is counted as, and notes it: when there are too many, without its origin, or without its page. */
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

/** What no database keeps, and nobody reads, goes. */
function plain(text = ''): string {
  return text
    .toWellFormed()
    .replace(/\p{Cc}/gu, '')
    .trim();
}
