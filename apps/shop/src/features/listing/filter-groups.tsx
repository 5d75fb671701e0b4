import type { Facets } from '@tonalia/contract/products';
import { Checkbox } from '@tonalia/ui/checkbox';
import { Chip } from '@tonalia/ui/chip';
import { useState } from 'react';
import { listingMessages as messages } from '../../messages/listing.es-CO.ts';
import type { ListingFilters } from '../../paths.ts';
import { FamilySwatches } from './family-swatches.tsx';
import { FilterGroup } from './filter-group.tsx';
import { flags, idsOf, toggled } from './filters.ts';
import type { Flag } from './filters.ts';
import { PriceFilter } from './price-filter.tsx';

const SHOWN = 6;

export interface FilterGroupsProps {
  filters: ListingFilters;
  /** What each choice would leave; null until it is known. */
  facets: Facets | null;
  /** Flags the list is about by itself: nobody takes them off. */
  fixed: readonly Flag[];
  /** A list that is one brand's offers no other. */
  hasBrands: boolean;
  onChange: (part: ListingFilters) => void;
}

/** The groups of filters; each change asks for the list at once. */
export function FilterGroups({ filters, facets, fixed, hasBrands, onChange }: FilterGroupsProps) {
  const { manufacturers = [], colorFamilies = [], volumes = [], prices = [] } = facets ?? {};
  // What would leave nothing is not offered; what is on can always be taken off.
  const offered = flags.filter((flag) => !fixed.includes(flag) && (filters[flag] || !facets || facets.flags[flag] > 0));
  return (
    <div>
      {hasBrands && manufacturers.length > 0 && (
        <FilterGroup name={messages.brand}>
          <Brands
            brands={manufacturers}
            value={filters.manufacturerId}
            onChange={(manufacturerId) => onChange({ manufacturerId })}
          />
        </FilterGroup>
      )}
      {colorFamilies.length > 0 && (
        <FilterGroup name={messages.family}>
          <FamilySwatches
            families={colorFamilies}
            value={filters.colorFamilyId}
            onChange={(colorFamilyId) => onChange({ colorFamilyId })}
          />
        </FilterGroup>
      )}
      {volumes.length > 0 && (
        <FilterGroup name={messages.volume}>
          <div className="flex flex-wrap gap-2">
            {volumes.map(({ _id, name, count }) => (
              <Chip
                key={_id}
                selected={filters.volume === _id}
                count={count}
                onToggle={(on) => onChange({ volume: on ? _id : undefined })}
              >
                {name}
              </Chip>
            ))}
          </div>
        </FilterGroup>
      )}
      {prices.length > 0 && (
        <FilterGroup name={messages.price}>
          <PriceFilter steps={prices} value={filters} onChange={onChange} />
        </FilterGroup>
      )}
      {offered.length > 0 && (
        <FilterGroup name={messages.availability}>
          {offered.map((flag) => (
            <Checkbox
              key={flag}
              checked={filters[flag] === true}
              after={facets && <span className="text-small text-text-3">{facets.flags[flag]}</span>}
              onChange={(event) => onChange({ [flag]: event.currentTarget.checked })}
            >
              {messages[flag]}
            </Checkbox>
          ))}
        </FilterGroup>
      )}
    </div>
  );
}

function Brands({
  brands,
  value,
  onChange,
}: {
  brands: Facets['manufacturers'];
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}) {
  const [showsAll, setShowsAll] = useState(false);
  const chosen = idsOf(value);
  const shown = showsAll ? brands : brands.filter((brand, at) => at < SHOWN || chosen.includes(brand._id));
  return (
    <>
      {shown.map((brand) => (
        <Checkbox
          key={brand._id}
          checked={chosen.includes(brand._id)}
          after={<span className="text-small text-text-3">{brand.count}</span>}
          onChange={() => onChange(toggled(value, brand._id))}
        >
          {brand.name}
        </Checkbox>
      ))}
      {brands.length > SHOWN && (
        <button
          type="button"
          aria-expanded={showsAll}
          className="min-h-11 text-label text-brand-text hover:underline"
          onClick={() => setShowsAll(!showsAll)}
        >
          {showsAll ? messages.fewerBrands : messages.allBrands(brands.length)}
        </button>
      )}
    </>
  );
}
