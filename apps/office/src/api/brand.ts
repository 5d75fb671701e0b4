import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from './call.ts';

/** The name of the installation; its colours replace the drawn brand's on the page. */
export const brandQuery = queryOptions({
  queryKey: ['brand'],
  queryFn: async () => {
    const { results } = await call('settings', 'GET /shop');
    showPalette(results.palette ?? {});
    return results.brand;
  },
  staleTime: Number.POSITIVE_INFINITY,
});

/** The name of the installation; empty until it is known. */
export const useBrand = (): string => useQuery(brandQuery).data ?? '';

/** The owner's colours, instead of those that an earlier answer set. */
function showPalette(palette: Record<string, string>): void {
  const { style } = document.documentElement;
  const earlier = Array.from(style).filter((name) => name.startsWith('--color-'));
  for (const name of earlier) style.removeProperty(name);
  for (const [name, hex] of Object.entries(palette)) style.setProperty(name, hex);
}
