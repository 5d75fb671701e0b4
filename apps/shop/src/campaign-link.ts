import { localPath } from './local-path.ts';
import { paths } from './paths.ts';

/** Lists that campaigns link to and that are, here, filters of the results. */
const lists: ReadonlyArray<[pattern: RegExp, href: string]> = [
  [/^\/home\/offers\/full\/?$/, paths.search({ offers: true })],
  [/^\/home\/new-products\/?$/, paths.search({ news: true })],
  [/^\/home\/bestsellers\/?$/, paths.search({ sort: 'bestsellers' })],
  [/^\/home\/combos\/[^/]+\/?$/, paths.search({ combos: true })],
  [/^\/home\/manufacturers\/?$/, paths.search({ sort: 'bestsellers' })],
];

/** Where the link of a banner or a promotion leads; null when it is none of this shop. */
export function campaignLink(link: string | null): string | null {
  const path = localPath(link);
  if (path === null) return null;
  return lists.find(([pattern]) => pattern.test(path.split('?')[0] ?? ''))?.[1] ?? path;
}
