import { MOST_COUNTED } from '@tonalia/contract/office-wire';

interface CountedTotal {
  total: number;
  totalIsExact: boolean;
}

/** A total as lists of the office show it: at most `MOST_COUNTED`, and not exact when there are more. */
export const countedTotal = (count: number): CountedTotal => ({
  total: Math.min(count, MOST_COUNTED),
  totalIsExact: count <= MOST_COUNTED,
});

/** What a page of a list says beside its rows; `count` may stop at `MOST_COUNTED + 1`. */
export function countedPage(
  count: number,
  { page, limit }: { page: number; limit: number },
): CountedTotal & { page: number; limit: number; pages: number } {
  const counted = countedTotal(count);
  return { page, limit, ...counted, pages: Math.ceil(counted.total / limit) };
}
