import { useQuery } from '@tanstack/react-query';
import { Chip, chipClass } from '@tonalia/ui/chip';
import { ErrorBlock } from '@tonalia/ui/error-block';
import { Icon } from '@tonalia/ui/icon';
import { Loading, Skeleton } from '@tonalia/ui/skeleton';
import { useState } from 'react';
import { manufacturersQuery } from '../../api/queries/queries.ts';
import { priceListMessages as words } from '../../messages/price-list.es-CO.ts';

interface BrandChoiceProps {
  /** Ids of brands; none means all. */
  chosen: ReadonlySet<string>;
  onChange: (chosen: ReadonlySet<string>) => void;
}

/** Brands that are shown before the others are asked for. */
const FIRST = 5;

/** The brands of the list as chips with a tick, the chosen ones first; "Todas" takes the ticks away. */
export function BrandChoice({ chosen, onChange }: BrandChoiceProps) {
  const { data: brands, error, isFetching, refetch } = useQuery(manufacturersQuery);
  const [isWhole, setWhole] = useState(false);
  // the order stays while chips are ticked
  const [leading] = useState(chosen);
  if (!brands && error)
    return (
      <ErrorBlock
        title={words.brandsFailed}
        text={error.message}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!brands)
    return (
      <Loading className="grid gap-3">
        <Skeleton className="h-11 rounded-full" />
        <Skeleton className="h-11 rounded-full" />
      </Loading>
    );
  const toggle = (id: string) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    onChange(next);
  };
  const ordered = brands.toSorted((a, b) => Number(leading.has(b._id)) - Number(leading.has(a._id)));
  const shown = isWhole ? ordered : ordered.slice(0, Math.max(FIRST, leading.size));
  const hidden = brands.length - shown.length;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2.5 flex w-full items-baseline justify-between">
        <span className="text-h3">{words.brands}</span>
        <span className="text-small text-text-2">{words.chosenOf(chosen.size || brands.length, brands.length)}</span>
      </legend>
      <div className="flex flex-wrap gap-2">
        {shown.map(({ _id, name }) => (
          <BrandChip key={_id} name={name} checked={chosen.has(_id)} onToggle={() => toggle(_id)} />
        ))}
        <BrandChip name={words.all} checked={chosen.size === 0} onToggle={() => onChange(new Set())} />
        {hidden > 0 && (
          <Chip selected={false} onToggle={() => setWhole(true)} className="h-11!">
            {words.others(hidden)}
          </Chip>
        )}
      </div>
    </fieldset>
  );
}

const BrandChip = ({ name, checked, onToggle }: { name: string; checked: boolean; onToggle: () => void }) => (
  <label
    className={chipClass({ selected: checked, className: 'has-focus-visible:focus-ring flex h-11! cursor-pointer' })}
  >
    <input type="checkbox" checked={checked} onChange={onToggle} className="sr-only" />
    {checked && <Icon name="check" size="sm" />}
    {name}
  </label>
);
