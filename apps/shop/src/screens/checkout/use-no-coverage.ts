import { useQuery } from '@tanstack/react-query';
import type { Address } from '@tonalia/contract/auth';
import { fill, literals } from '@tonalia/contract/literals.es-CO';
import { coverageQuery } from '../../api/queries.ts';

/** The specification's sentence when nobody delivers to the address; null when somebody does, or while that is asked. */
export function useNoCoverage(address: Address | null): string | null {
  const { data } = useQuery({
    ...coverageQuery(address ?? { cityid: '', stateid: '' }),
    enabled: address !== null,
  });
  return data && !data.coverage ? fill(literals.noCoverage, { city: data.city, state: data.state }) : null;
}
