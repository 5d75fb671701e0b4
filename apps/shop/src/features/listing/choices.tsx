import type { Facets } from '@tonalia/contract/products';
import { Checkbox } from '@tonalia/ui/checkbox';
import { Chip } from '@tonalia/ui/chip';
import { listingMessages as messages } from '../../messages/listing.es-CO.ts';
import { FamilySwatches } from './family-swatches.tsx';
import { idsOf, toggled, volumesOf } from './filters.ts';
import { Count } from './count.tsx';
import { FirstOf } from './first-of.tsx';

interface Choices<T> {
  all: readonly T[];
  /** The filter in the page's address. */
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}

const BRANDS = 6;
const FAMILIES = 8;
const VOLUMES = 6;

export function Brands({ all, value, onChange }: Choices<Facets['manufacturers'][number]>) {
  const chosen = idsOf(value);
  return (
    <FirstOf all={all} isShown={({ _id }, at) => at < BRANDS || chosen.includes(_id)} more={messages.allBrands}>
      {(shown) =>
        shown.map(({ _id, name, count }) => (
          <Checkbox
            key={_id}
            checked={chosen.includes(_id)}
            after={<Count n={count} />}
            onChange={() => onChange(toggled(value, _id))}
          >
            {name}
          </Checkbox>
        ))
      }
    </FirstOf>
  );
}

export function Families({ all, value, onChange }: Choices<Facets['colorFamilies'][number]>) {
  const chosen = idsOf(value);
  return (
    <FirstOf all={all} isShown={({ _id }, at) => at < FAMILIES || chosen.includes(_id)} more={messages.allFamilies}>
      {(shown) => <FamilySwatches families={shown} value={value} onChange={onChange} />}
    </FirstOf>
  );
}

/** Volumes from smallest to largest; the most common ones are visible before "more" is pressed. */
export function Volumes({ all, value, onChange }: Choices<Facets['volumes'][number]>) {
  const chosen = volumesOf(value);
  const common = all.toSorted((one, other) => other.count - one.count).slice(0, VOLUMES);
  return (
    <FirstOf all={all} isShown={(one) => common.includes(one) || chosen.includes(one._id)} more={messages.allVolumes}>
      {(shown) => (
        <div className="flex flex-wrap gap-2">
          {shown.map(({ _id, name, count }) => (
            <Chip
              key={_id}
              selected={chosen.includes(_id)}
              count={count}
              onToggle={() => onChange(toggled(value, _id))}
            >
              {name}
            </Chip>
          ))}
        </div>
      )}
    </FirstOf>
  );
}
