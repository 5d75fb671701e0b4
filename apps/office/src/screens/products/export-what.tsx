import { useQuery } from '@tanstack/react-query';
import { formatNumber } from '@tonalia/rules/money';
import { classNames } from '@tonalia/ui/class-names';
import { useId } from 'react';
import { type GridFilter, gridFiltersQuery } from '../../api/products.ts';
import { productExportTexts as texts } from '../../messages/export-products.es-CO.ts';
import type { ExportChoice } from './export-address.ts';

export type ExportWhatProps = {
  filter: GridFilter;
  counts: Record<ExportChoice['what'], number | undefined>;
  wish: ExportChoice;
  change: (part: Partial<ExportChoice>) => void;
};

/** Which versions the file has: those of the filters, the chosen ones, or all. */
export function ExportWhat({ filter, counts, wish, change }: ExportWhatProps) {
  const name = useId();
  const { data: named } = useQuery(gridFiltersQuery);
  const nameOf = (things: readonly { _id: string; name: string }[] = [], id: string | undefined) =>
    things.find(({ _id }) => _id === id)?.name;
  const [category, brand] = [nameOf(named?.categories, filter.categoryId), nameOf(named?.brands, filter.brandId)];
  const filters = [
    filter.tab && texts.tabs[filter.tab],
    category && `${texts.category} ${category}`,
    brand && `${texts.brand} ${brand}`,
    filter.stock && texts.stock[filter.stock],
    filter.q && texts.search(filter.q),
  ].filter(Boolean);
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 text-label">{texts.what}</legend>
      {(['filtered', 'chosen', 'all'] as const).map((what) => {
        const count = counts[what];
        const isEmpty = what === 'chosen' && count === 0;
        return (
          <label
            key={what}
            className={classNames(
              'flex min-h-12 items-center gap-3 rounded-[14px] px-3.5 py-2 inset-ring',
              wish.what === what ? 'inset-ring-2 inset-ring-brand' : 'inset-ring-line',
              isEmpty && 'bg-surface-2 text-text-3',
            )}
          >
            <input
              type="radio"
              name={name}
              className="size-5 accent-brand"
              checked={wish.what === what}
              disabled={isEmpty}
              onChange={() => change({ what })}
            />
            <span className="min-w-0 flex-1 leading-[1.35]">
              <b className="font-semibold">{texts[what]}</b>
              {what === 'filtered' && (
                <span className="block text-[0.8125rem] text-text-2">{filters.join(', ') || texts.noFilters}</span>
              )}
            </span>
            <span className="text-[0.8125rem] text-text-2">
              {isEmpty ? texts.none : count !== undefined && texts.versions(formatNumber(count))}
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
