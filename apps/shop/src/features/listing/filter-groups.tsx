import type { Facets } from '@tonalia/contract/products';
import { Checkbox } from '@tonalia/ui/checkbox';
import { listingMessages as messages } from '../../messages/listing.es-CO.ts';
import type { ListingFilters } from '../../paths.ts';
import { Brands, Families, Volumes } from './choices.tsx';
import { Count } from './count.tsx';
import { FilterGroup } from './filter-group.tsx';
import { flags } from './filters.ts';
import type { FlagFilter } from './filters.ts';
import { PriceFilter } from './price-filter.tsx';

export interface FilterGroupsProps {
  filters: ListingFilters;
  /** Counts for each choice; null until they are loaded. */
  facets: Facets | null;
  /** Flags that define the list; they cannot be removed. */
  fixed: readonly FlagFilter[];
  /** False for the list of one brand. */
  hasBrands: boolean;
  onChange: (part: ListingFilters) => void;
}

/** The groups of filters; each change reloads the list at once. */
export function FilterGroups({ filters, facets, fixed, hasBrands, onChange }: FilterGroupsProps) {
  const { manufacturers = [], colorFamilies = [], volumes = [], prices = [] } = facets ?? {};
  const { manufacturerId: brands, colorFamilyId: families, volume } = filters;
  return (
    <div>
      {hasBrands && manufacturers.length > 0 && (
        <FilterGroup name={messages.brand}>
          <Brands all={manufacturers} value={brands} onChange={(next) => onChange({ manufacturerId: next })} />
        </FilterGroup>
      )}
      {colorFamilies.length > 0 && (
        <FilterGroup name={messages.family}>
          <Families all={colorFamilies} value={families} onChange={(next) => onChange({ colorFamilyId: next })} />
        </FilterGroup>
      )}
      {volumes.length > 0 && (
        <FilterGroup name={messages.volume}>
          <Volumes all={volumes} value={volume} onChange={(next) => onChange({ volume: next })} />
        </FilterGroup>
      )}
      {prices.length > 0 && (
        <FilterGroup name={messages.price}>
          <PriceFilter steps={prices} value={filters} onChange={onChange} />
        </FilterGroup>
      )}
      <Flags {...{ filters, facets, fixed, onChange }} />
    </div>
  );
}

function Flags({ filters, facets, fixed, onChange }: Omit<FilterGroupsProps, 'hasBrands'>) {
  // A flag without results is hidden; an active one can always be removed.
  const offered = flags.filter((flag) => !fixed.includes(flag) && (filters[flag] || !facets || facets.flags[flag] > 0));
  if (offered.length === 0) return null;
  return (
    <FilterGroup name={messages.availability}>
      {offered.map((flag) => (
        <Checkbox
          key={flag}
          checked={filters[flag] === true}
          after={facets && <Count n={facets.flags[flag]} />}
          onChange={(event) => onChange({ [flag]: event.currentTarget.checked })}
        >
          {messages[flag]}
        </Checkbox>
      ))}
    </FilterGroup>
  );
}
