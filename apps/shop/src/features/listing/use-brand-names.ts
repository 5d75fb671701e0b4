import { useQuery } from '@tanstack/react-query';
import type { Facets, Manufacturer } from '@tonalia/contract/products';
import { allManufacturersQuery } from '../../api/queries/brands.ts';
import { idsOf } from './filters.ts';

/** All brands, loaded only when one of `chosen` has no facet because the other filters exclude it. */
export function useBrandNames(chosen: string | undefined, facets: Facets | null): readonly Manufacturer[] {
  const isMissing = idsOf(chosen).some((id) => !facets?.manufacturers.some(({ _id }) => _id === id));
  return useQuery({ ...allManufacturersQuery, enabled: isMissing }).data ?? [];
}
