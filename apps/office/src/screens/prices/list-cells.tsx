import type { ListProduct, ListVersion } from '@tonalia/contract/price-lists';
import { formatNumber, formatPesos } from '@tonalia/rules/money';
import type { CellView } from '../../components/data-grid/grid-parts.ts';
import { listsTexts as texts } from '../../messages/price-lists.es-CO.ts';
import { productsTexts } from '../../messages/products.es-CO.ts';
import { fallsMuch, nameOf, paidOf } from '../../features/cell-edits/edits.ts';
import { GridName } from '../../features/cell-edits/grid-name.tsx';
import type { GridRowOf } from '../../features/cell-edits/grid-rows.ts';
import type { ListColumn, PriceColumn } from './list-columns.ts';
import { type PendingPrices, listKey, shownBase } from './list-edits.ts';

export type ListRow = GridRowOf<ListProduct, ListVersion>;

export interface ListFacts {
  pending: PendingPrices;
  problems: ReadonlyMap<string, string>;
  mayEdit: boolean;
  onToggle: (productId: string) => void;
}

/** What a cell of the lists shows. */
export function listCellView(row: ListRow, { prices }: ListColumn, facts: ListFacts): CellView {
  if (prices) return row.version ? versionCell(row.version, prices, facts) : productCell(row.product, prices, facts);
  const text = row.version ? nameOf(row.version) : row.product.name;
  return { content: <GridName row={row} onToggle={facts.onToggle} />, text, isEditable: false };
}

const OwnMark = () => <span aria-hidden="true" className="mr-1.5 size-[7px] shrink-0 rounded-full bg-warn" />;

function versionCell(version: ListVersion, column: PriceColumn, facts: ListFacts): CellView {
  const key = listKey(column, version._id);
  const edit = facts.pending.get(key);
  const problem = facts.problems.get(key);
  const base = shownBase(version, facts.pending);
  const { tradeTypeId } = column;
  const own = tradeTypeId === undefined ? null : (version.own[tradeTypeId] ?? null);
  const isEditable = facts.mayEdit;
  if (edit) {
    const { before, after } = paidOf({ ...edit, ...(tradeTypeId !== undefined && { rule: base ?? undefined }) });
    const tone = problem ? ('wrong' as const) : fallsMuch(edit) ? ('risky' as const) : ('changed' as const);
    return {
      ...wordsOf(Number(after)),
      content: (
        <>
          {edit.after !== null && tradeTypeId !== undefined && <OwnMark />}
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
  const isRule = tradeTypeId !== undefined && own === null;
  return {
    ...wordsOf(price),
    content: (
      <>
        {own !== null && <OwnMark />}
        <span className={isRule ? 'text-text-2' : 'font-[650]'}>{formatPesos(price)}</span>
      </>
    ),
    tone: problem ? 'wrong' : undefined,
    title: problem ?? (own !== null && base !== null ? texts.ownTitle(formatPesos(base)) : undefined),
    isEditable,
  };
}

/** The price of all versions of a product, or that they differ. A value typed here goes to each of them. */
function productCell(product: ListProduct, { tradeTypeId }: PriceColumn, { mayEdit }: ListFacts): CellView {
  const range = (tradeTypeId === undefined ? undefined : product.lists[tradeTypeId]) ?? product.prices;
  if (!range) return { content: '–', text: '', isEditable: false, isQuiet: true };
  const isMixed = range.from !== range.to;
  return {
    content: <span className="font-normal text-text-3">{isMixed ? productsTexts.mixed : formatPesos(range.from)}</span>,
    text: isMixed ? '' : formatNumber(range.from),
    isEditable: mayEdit,
  };
}

const wordsOf = (price: number): Pick<CellView, 'content' | 'text'> => ({
  content: formatPesos(price),
  text: formatNumber(price),
});
