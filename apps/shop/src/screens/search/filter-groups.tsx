import { Checkbox } from '@tonalia/ui/checkbox';
import { useState } from 'react';
import { messages } from '../../messages/es-CO.ts';
import type { ListingFilters } from '../../paths.ts';
import { flags } from './filters.ts';

interface Brand {
  _id: string;
  name: string;
  count: number;
}

const SHOWN = 6;

/** The groups of filters; each change asks for the list at once. */
export function FilterGroups({
  filters,
  brands,
  onChange,
}: {
  filters: ListingFilters;
  brands: readonly Brand[];
  onChange: (part: ListingFilters) => void;
}) {
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? brands : brands.filter((brand, at) => at < SHOWN || brand._id === filters.manufacturerId);
  return (
    <div className="grid gap-5">
      <fieldset>
        <legend className="mb-1 text-label">{messages.listing.availability}</legend>
        {flags.map((flag) => (
          <Checkbox
            key={flag}
            checked={filters[flag] === true}
            onChange={(event) => onChange({ [flag]: event.currentTarget.checked })}
          >
            {messages.listing[flag]}
          </Checkbox>
        ))}
      </fieldset>
      {brands.length > 0 && (
        <fieldset className="border-t border-line pt-4">
          <legend className="float-left mb-1 w-full text-label">{messages.listing.brand}</legend>
          <div className="clear-both">
            {shown.map((brand) => (
              <Checkbox
                key={brand._id}
                checked={filters.manufacturerId === brand._id}
                after={<span className="text-small text-text-3">{brand.count}</span>}
                onChange={(event) => onChange({ manufacturerId: event.currentTarget.checked ? brand._id : undefined })}
              >
                {brand.name}
              </Checkbox>
            ))}
            {brands.length > SHOWN && (
              <button
                type="button"
                className="min-h-11 text-label text-brand-text hover:underline"
                onClick={() => setShowsAll(!showsAll)}
              >
                {showsAll ? messages.listing.fewerBrands : messages.listing.allBrands(brands.length)}
              </button>
            )}
          </div>
        </fieldset>
      )}
    </div>
  );
}
