import { queryOptions, useQuery } from '@tanstack/react-query';
import type { BrandFile } from '@tonalia/contract/settings';
import { call } from './call.ts';

export type { BrandFile };

/** The names of the installation and of its credit; its colours replace the drawn brand's on the page. */
export const brandQuery = queryOptions({
  queryKey: ['brand'],
  queryFn: async () => {
    const { results } = await call('settings', 'GET /shop', { fresh: true });
    showPalette(results.palette ?? {});
    return { name: results.brand, credit: results.creditName, logo: results.logo, icon: results.icon };
  },
  staleTime: Number.POSITIVE_INFINITY,
});

/** The name of the installation; empty until it is known. */
export const useBrand = (): string => useQuery(brandQuery).data?.name ?? '';

/** The pictures of the brand; undefined until they are known, null where the drawn ones are shown. */
export const useBrandPictures = (): { logo?: BrandFile | null; icon?: string | null } =>
  useQuery(brandQuery).data ?? {};

/** The owner's colours, instead of those that an earlier answer set. */
function showPalette(palette: Record<string, string>): void {
  const { style } = document.documentElement;
  const earlier = Array.from(style).filter((name) => name.startsWith('--color-'));
  for (const name of earlier) style.removeProperty(name);
  for (const [name, hex] of Object.entries(palette)) style.setProperty(name, hex);
}

/** Stores a logo or an icon, which the server draws again, and answers where it is. Throws `CallFailure`. */
export async function uploadBrandPicture(kind: 'logo' | 'icon', file: Blob): Promise<BrandFile> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  const input = { params: { kind }, body: { file: btoa(binary) } };
  return (await call('settings', 'PUT /office/brand/{kind}', input)).results;
}
