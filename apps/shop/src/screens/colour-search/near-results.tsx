import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { NearShade } from '@tonalia/contract/products';
import { Chip } from '@tonalia/ui/chip';
import { Empty } from '@tonalia/ui/empty';
import { ErrorBlock } from '@tonalia/ui/error-block';
import { sheen } from '@tonalia/ui/sheen';
import { Loading, Skeleton } from '@tonalia/ui/skeleton';
import { useState } from 'react';
import { nearShadesQuery } from '../../api/queries/colours.ts';
import { colourSearchMessages as text } from '../../messages/colour-search.es-CO.ts';
import { NearTile } from './near-tile.tsx';

const grid =
  'grid grid-cols-[repeat(auto-fill,minmax(min(100%,6.25rem),1fr))] gap-x-3 gap-y-4 sm:grid-cols-4 xl:grid-cols-5';

/** The shades like a colour, those in stock first, then by distance; filtered by kind of product. */
export function NearResults({ hex }: { hex: string }) {
  const near = useQuery({ ...nearShadesQuery(hex), placeholderData: keepPreviousData });
  const [kind, setKind] = useState<string | null>(null);
  const shades = near.data ?? [];
  const kinds = kindsOf(shades);
  const shown = kinds.some(({ _id }) => _id === kind) ? shades.filter(({ category }) => category._id === kind) : shades;
  const inStock = shown.filter(({ stock, minQuantity }) => stock >= minQuantity).length;
  return (
    <section aria-labelledby="parecidos" className="max-lg:border-t max-lg:border-line max-lg:pt-5">
      <div className="mb-4 flex items-center gap-3">
        <span
          aria-hidden="true"
          className="size-13 shrink-0 rounded-[17px] inset-ring inset-ring-swatch-edge"
          style={{ background: sheen(hex) }}
        />
        <div className="min-w-0">
          <h2 id="parecidos" className="text-h2">
            {text.results}
          </h2>
          <p role="status" className="text-small text-text-2">
            {near.data && text.inStock(inStock)}
          </p>
        </div>
      </div>
      {kinds.length > 1 && <Kinds kinds={kinds} kind={kind} onChange={setKind} />}
      {near.isPending && (
        <Loading className={grid}>
          {Array.from({ length: 9 }, (_, at) => (
            <Skeleton key={at} className="h-40 rounded-[16px]" />
          ))}
        </Loading>
      )}
      {near.isError && (
        <ErrorBlock
          className="py-6"
          title={text.failed}
          text={near.error.message}
          retrying={near.isFetching}
          onRetry={() => void near.refetch()}
        />
      )}
      {near.data?.length === 0 && <Empty className="py-6" title={text.none} text={text.noneHelp} />}
      <ul className={grid} aria-busy={near.isPlaceholderData || undefined}>
        {!near.isError && shown.map((shade) => <NearTile key={shade.code} searched={hex} shade={shade} />)}
      </ul>
    </section>
  );
}

type ShadeCategory = NearShade['category'];

/** The categories of the results, the most frequent first. */
function kindsOf(shades: readonly NearShade[]): ShadeCategory[] {
  const groups = Map.groupBy(shades, ({ category }) => category._id);
  return [...groups.values()]
    .toSorted((one, other) => other.length - one.length)
    .flatMap(([first]) => (first ? [first.category] : []));
}

interface KindsProps {
  kinds: readonly ShadeCategory[];
  kind: string | null;
  onChange: (kind: string | null) => void;
}

function Kinds({ kinds, kind, onChange }: KindsProps) {
  const isAll = !kinds.some(({ _id }) => _id === kind);
  return (
    <div
      role="group"
      aria-label={text.kinds}
      className="no-scrollbar -mx-4 mb-4 flex gap-2 overflow-x-auto px-4 py-0.5 lg:mx-0 lg:flex-wrap lg:px-0"
    >
      <Chip strong selected={isAll} className="h-11!" onToggle={() => onChange(null)}>
        {text.all}
      </Chip>
      {kinds.map(({ _id, name }) => (
        <Chip key={_id} strong selected={_id === kind} className="h-11!" onToggle={(on) => onChange(on ? _id : null)}>
          {name}
        </Chip>
      ))}
    </div>
  );
}
