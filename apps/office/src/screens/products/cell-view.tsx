import type { GridVersion } from '@tonalia/contract/products-grid';
import { formatNumber, formatPesos } from '@tonalia/rules/money';
import { classNames } from '@tonalia/ui/class-names';
import type { CellView, DataColumn } from '../../components/data-grid/grid-parts.ts';
import type { PendingCells } from '../../components/data-grid/history.rules.ts';
import { productsTexts as texts } from '../../messages/products.es-CO.ts';
import { type PendingEdit, type EditedField, editKey, fallsMuch, nameOf } from '../../features/cell-edits/edits.ts';
import { GridName } from '../../features/cell-edits/grid-name.tsx';
import type { GridRow } from '../../features/cell-edits/grid-rows.ts';

export type GridColumnId = keyof typeof texts.columns;

const column = (id: GridColumnId, width: string, more: Omit<Partial<DataColumn>, 'id'> = {}) => ({
  id,
  title: texts.columns[id],
  width,
  ...more,
});

export type GridColumn = DataColumn & { id: GridColumnId };

/** The first column, which stays. */
export const nameColumn: GridColumn = column('name', 'minmax(360px, 1fr)');

/** The other columns of the grid. Those with a lock are computed, or changed elsewhere. */
export const gridColumns: readonly GridColumn[] = [
  column('code', '96px'),
  column('price', '128px', { align: 'right' }),
  column('offer', '64px', { align: 'right' }),
  column('minimum', '76px', { align: 'right' }),
  column('available', '104px', { align: 'right', isLocked: true }),
  column('visible', '68px', { align: 'center' }),
  column('topSeller', '98px', { align: 'center', isLocked: true }),
  column('isNew', '78px', { align: 'center', isLocked: true }),
  column('presale', '84px'),
];

/** The field that a column edits. */
export const fieldOf = (id: GridColumnId): EditedField | undefined =>
  id === 'price' || id === 'minimum' || id === 'visible' ? id : undefined;

export interface ViewFacts {
  pending: PendingCells<PendingEdit>;
  problems: ReadonlyMap<string, string>;
  mayEdit: (field: EditedField) => boolean;
  /** The trade type of the shown prices; absent for the base list. */
  list: string | undefined;
  onToggle: (productId: string) => void;
}

const dash = '–';
const quiet = (text: string): CellView => ({ content: text, text, isEditable: false, isQuiet: true });

/** What a cell shows. */
export function cellView(row: GridRow, id: GridColumnId, facts: ViewFacts): CellView {
  const thing = row.version ?? row.product;
  switch (id) {
    case 'name':
      return { content: <GridName row={row} onToggle={facts.onToggle} />, text: nameOfRow(row), isEditable: false };
    case 'code':
      return quiet(thing.code);
    case 'offer':
      return {
        ...quiet(offerWords(thing.offer)),
        ...(thing.offer && { content: <span className="font-[550] text-brand-text">{offerWords(thing.offer)}</span> }),
      };
    case 'available':
      return availableView(thing.available);
    case 'topSeller':
      return checkView(thing.isTopSeller, false);
    case 'isNew':
      return checkView(thing.isNew, false);
    case 'presale':
      return thing.presale
        ? {
            content: <span className="font-semibold text-info">{dayWords(thing.presale)}</span>,
            text: thing.presale,
            isEditable: false,
          }
        : quiet(dash);
    case 'price':
    case 'minimum':
    case 'visible':
      return row.version ? versionCell(row.version, id, facts) : productCell(row, id, facts);
  }
}

const nameOfRow = ({ version, product }: GridRow): string => (version ? nameOf(version) : product.name);

function availableView(units: number | null): CellView {
  if (units === null) return quiet(dash);
  const text = formatNumber(units);
  const look = units <= 10 ? 'font-[650] text-danger' : units < 80 ? 'font-[650] text-warn' : undefined;
  return { ...quiet(text), content: <span className={look}>{text}</span> };
}

const checkView = (checked: boolean | 'mixed', isEditable: boolean): CellView => ({
  content: null,
  checked,
  text: checked === 'mixed' ? texts.some : checked ? texts.yes : texts.no,
  isEditable,
});

function versionCell(version: GridVersion, id: EditedField, facts: ViewFacts): CellView {
  const key = editKey(id, version, facts.list);
  const edit = facts.pending.get(key);
  const problem = facts.problems.get(key);
  const isEditable = facts.mayEdit(id);
  const tone = problem ? ('wrong' as const) : edit && (fallsMuch(edit) ? ('risky' as const) : ('changed' as const));
  const shared = { tone, title: problem, isEditable };
  if (id === 'visible') return { ...checkView(edit ? edit.after === true : version.isVisible, isEditable), ...shared };
  const saved = id === 'price' ? version.price : version.minimum;
  return { ...numberView(id, saved, edit), ...shared };
}

function productCell({ product }: GridRow, id: EditedField, facts: ViewFacts): CellView {
  if (!product) return quiet('');
  const isEditable = facts.mayEdit(id);
  if (id === 'visible')
    return checkView(product.visible === 0 ? false : product.visible === product.versions || 'mixed', isEditable);
  if (id === 'minimum') {
    const key = editKey(id, { _id: product.first._id, productId: product._id });
    const edit = facts.pending.get(key);
    return {
      ...numberView(id, product.minimum, edit),
      isEditable,
      tone: edit && 'changed',
      title: facts.problems.get(key),
    };
  }
  const { prices } = product;
  if (!prices) return quiet(dash);
  const isMixed = prices.from !== prices.to;
  const words = isMixed ? texts.mixed : formatPesos(prices.from);
  return {
    content: <span className={classNames(isMixed && 'font-normal text-text-3')}>{words}</span>,
    text: isMixed ? '' : plain(prices.from),
    isEditable,
  };
}

const plain = (value: number): string => formatNumber(value);

function numberView(
  id: 'price' | 'minimum',
  saved: number | null,
  edit: PendingEdit | undefined,
): Pick<CellView, 'content' | 'text'> {
  const words = (value: number) => (id === 'price' ? formatPesos(value) : formatNumber(value));
  if (!edit) return { content: saved === null ? dash : words(saved), text: saved === null ? '' : plain(saved) };
  return {
    text: plain(Number(edit.after)),
    content: (
      <>
        {typeof edit.before === 'number' && (
          <s className="mr-[7px] text-[0.75rem] font-normal opacity-85">{plain(edit.before)}</s>
        )}
        {words(Number(edit.after))}
      </>
    ),
  };
}

const offerWords = (offer: GridVersion['offer']): string => {
  if (!offer) return dash;
  return offer.type === 'percentage' ? `-${offer.amount}%` : `-${formatPesos(offer.amount)}`;
};

const dayWords = (day: string): string =>
  new Intl.DateTimeFormat('es-CO', { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00Z`),
  );
