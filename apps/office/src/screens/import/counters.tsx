import type { ImportKind, ImportRun } from '@tonalia/contract/import-office';
import { formatNumber } from '@tonalia/rules/money';
import { classNames } from '@tonalia/ui/class-names';
import { importTexts as texts } from '../../messages/import.es-CO.ts';
import { type ImportSearch, isOfCatalogue } from './import-search.ts';

export type CountersProps = {
  kind: ImportKind;
  run: ImportRun;
  /** The one warehouse that the list brings units of, by name; undefined for none or several. */
  warehouse: string | undefined;
  chosen: ImportSearch['filtro'];
  onChoose: (filter: ImportSearch['filtro']) => void;
};

/** Four numbers of a check; each shows its rows, and all of them again. */
export function Counters({ kind, run: { counts }, warehouse, chosen, onChoose }: CountersProps) {
  if (!counts) return null;
  const { created, updated, products, priced, raised, averagePercent, stocked, skipped, unchanged } = counts;
  const people = [
    { filter: 'nuevos', name: texts.counters.created, count: created, note: '' },
    { filter: 'cambios', name: texts.counters.updated, count: updated, note: '' },
    { filter: 'cambios', name: texts.counters.unchanged, count: unchanged, note: '' },
    { filter: 'saltados', name: texts.counters.skipped, count: skipped, note: texts.withReason },
  ] as const;
  const catalogue = [
    {
      filter: 'nuevos',
      name: texts.counters.created,
      count: created,
      note: created > 0 ? texts.inProducts(products) : '',
    },
    { filter: 'precios', name: texts.counters.priced, count: priced, note: texts.raised(raised, averagePercent) },
    {
      filter: 'existencias',
      name: texts.counters.stocked,
      count: stocked,
      note: stocked > 0 && warehouse !== undefined ? texts.onlyIn(warehouse) : texts.unchanged(unchanged),
    },
    { filter: 'saltados', name: texts.counters.skipped, count: skipped, note: texts.withReason },
  ] as const;
  const boxes = isOfCatalogue(kind) ? catalogue : people;
  return (
    <div className="grid grid-cols-2 overflow-hidden rounded-[16px] border border-line bg-surface lg:grid-cols-4">
      {boxes.map(({ filter, name, count, note }) => (
        <button
          key={name}
          type="button"
          aria-pressed={chosen === filter}
          className="border-line px-[18px] pt-3.5 pb-[13px] text-left not-last:border-r max-lg:even:border-r-0 aria-pressed:inset-ring-2 aria-pressed:inset-ring-brand"
          onClick={() => onChoose(filter === 'cambios' || chosen === filter ? undefined : filter)}
        >
          <span className="block text-[0.8125rem] font-[550] text-text-2">{name}</span>{' '}
          <b
            className={classNames(
              'mt-[9px] mb-1.5 block font-display text-[1.5rem] leading-none font-[660] tracking-[-0.024em] tabular-nums',
              filter === 'saltados' && count > 0 && 'text-warn',
            )}
          >
            {formatNumber(count)}
          </b>{' '}
          <span className="block min-h-4 text-[0.78125rem] font-medium text-text-3">{note}</span>
        </button>
      ))}
    </div>
  );
}
