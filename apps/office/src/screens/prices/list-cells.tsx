import type { ListProduct, ListVersion } from '@tonalia/contract/price-lists';
import { marginOf } from '@tonalia/rules/margin';
import { formatNumber, formatPesos } from '@tonalia/rules/money';
import { taxed } from '@tonalia/rules/tax';
import type { CellView } from '../../components/data-grid/grid-parts.ts';
import { listsTexts as texts } from '../../messages/price-lists.es-CO.ts';
import { productsTexts } from '../../messages/products.es-CO.ts';
import { fallsMuch, nameOf, paidOf } from '../../features/cell-edits/edits.ts';
import { GridName } from '../../features/cell-edits/grid-name.tsx';
import type { GridRowOf } from '../../features/cell-edits/grid-rows.ts';
import type { PriceListColumn, PriceColumn } from './list-columns.ts';
import { type PendingPrices, listKey, shownBase } from './list-edits.ts';

export type ListRow = GridRowOf<ListProduct, ListVersion>;

export interface ListFacts {
  pending: PendingPrices;
  problems: ReadonlyMap<string, string>;
  mayEdit: boolean;
  /** Whether prices are shown as customers pay them. */
  isWithTax: boolean;
  /** In percent. */
  lowestMargin: number;
  onToggle: (productId: string) => void;
}

/** What a cell of the lists shows. */
export function listCellView(row: ListRow, { prices, isCost }: PriceListColumn, facts: ListFacts): CellView {
  if (isCost) return costCell(row.version ?? row.product);
  if (prices) return row.version ? versionCell(row.version, prices, facts) : productCell(row.product, prices, facts);
  const text = row.version ? nameOf(row.version) : row.product.name;
  return { content: <GridName row={row} onToggle={facts.onToggle} />, text, isEditable: false };
}

const OwnMark = () => <span aria-hidden="true" className="mr-1.5 size-1.5 shrink-0 rounded-full bg-(--edit-mark)" />;

function costCell(of: ListVersion | ListProduct): CellView {
  const range = 'costs' in of ? of.costs : of.cost === null ? null : { from: of.cost, to: of.cost };
  const isMixed = range !== null && range.from !== range.to;
  const pesos = range === null ? '–' : isMixed ? productsTexts.mixed : formatPesos(range.from);
  return { content: pesos, text: range && !isMixed ? formatNumber(range.from) : '', isEditable: false, isQuiet: true };
}

function versionCell(version: ListVersion, column: PriceColumn, facts: ListFacts): CellView {
  const key = listKey(column, version._id);
  const edit = facts.pending.get(key);
  const problem = facts.problems.get(key);
  const base = shownBase(version, facts.pending);
  const { tradeTypeId } = column;
  const own = tradeTypeId === undefined ? null : (version.own[tradeTypeId] ?? null);
  const isEditable = facts.mayEdit;
  const isList = tradeTypeId !== undefined;
  if (edit) {
    const { before, after } = paidOf({ ...edit, ...(isList && { rule: base ?? undefined }) });
    const tone = problem ? ('wrong' as const) : fallsMuch(edit) ? ('risky' as const) : ('changed' as const);
    return {
      ...wordsOf(Number(after)),
      content: (
        <>
          {edit.after !== null && isList && <OwnMark />}
          {typeof before === 'number' && (
            <s className="mr-[7px] text-[0.75rem] font-normal opacity-85">{formatNumber(before)}</s>
          )}
          {formatPesos(Number(after))}
        </>
      ),
      tone,
      title: problem,
      isEditable,
    };
  }
  const price = own ?? base;
  if (price === null) return { content: '–', text: '', isEditable, title: problem };
  const isRule = isList && own === null;
  return {
    ...wordsOf(shownPrice(price, version, facts)),
    content: (
      <>
        {own !== null && <OwnMark />}
        <span className={isRule ? 'text-text-2' : 'font-[650]'}>{formatPesos(shownPrice(price, version, facts))}</span>
        {isList && <Margin price={price} version={version} lowest={facts.lowestMargin} />}
      </>
    ),
    tone: problem ? 'wrong' : undefined,
    title: problem ?? (own !== null && base !== null ? texts.ownTitle(formatPesos(base)) : undefined),
    isEditable,
  };
}

/** What a price leaves after the cost, where the cost is known. */
function Margin({ price, version, lowest }: { price: number; version: ListVersion; lowest: number }) {
  if (version.cost === null) return null;
  const margin = marginOf({ price, rate: version.taxRate, cost: version.cost }) * 100;
  return (
    <span
      className={`ml-2 min-w-[34px] text-right text-[0.78125rem] font-normal tabular-nums ${margin < lowest ? 'font-[650] text-warn' : 'text-text-3'}`}
    >
      <span className="sr-only">{texts.marginOf(Math.floor(margin))}</span>
      <span aria-hidden="true">{`${Math.floor(margin)}%`}</span>
    </span>
  );
}

const shownPrice = (price: number, { taxRate }: { taxRate: number }, { isWithTax }: ListFacts): number =>
  isWithTax ? price : taxed(price, taxRate).base;

/** The price of all versions of a product, or that they differ. A value typed here goes to each of them. */
function productCell(product: ListProduct, { tradeTypeId }: PriceColumn, facts: ListFacts): CellView {
  const range = (tradeTypeId === undefined ? undefined : product.lists[tradeTypeId]) ?? product.prices;
  if (!range) return { content: '–', text: '', isEditable: false, isQuiet: true };
  const isMixed = range.from !== range.to;
  const price = shownPrice(range.from, product, facts);
  return {
    content: <span className="font-normal text-text-3">{isMixed ? productsTexts.mixed : formatPesos(price)}</span>,
    text: isMixed ? '' : formatNumber(price),
    isEditable: facts.mayEdit,
  };
}

const wordsOf = (price: number): Pick<CellView, 'content' | 'text'> => ({
  content: formatPesos(price),
  text: formatNumber(price),
});
