import type { OfficeProduct } from '@tonalia/contract/product-office';
import { Link } from '@tanstack/react-router';
import { formatNumber, formatPesos } from '@tonalia/rules/money';
import { classNames } from '@tonalia/ui/class-names';
import { Icon } from '@tonalia/ui/icon';
import type { CellView, DataColumn } from '../../components/data-grid/grid-parts.ts';
import { addPhotoOutline } from '../../features/photos/photo-outlines.ts';
import { pictureAt } from '../../features/photos/picture-at.ts';
import { productTexts as texts } from '../../messages/product.es-CO.ts';
import { type PendingValues, type ShadeField, type EditedShade, keyOf, shadeFields } from './edits.rules.ts';

/** A column of the table, or that of a warehouse: `in:` and its id. */
export type ShadeColumnId = keyof typeof texts.columns | `in:${string}`;
export type ShadeColumn = DataColumn & { id: ShadeColumnId };
const column = (id: keyof typeof texts.columns, width: string, more: Omit<Partial<DataColumn>, 'id'> = {}) => ({
  id,
  title: texts.columns[id],
  width,
  ...more,
});

/** The columns of the shades with the units of each warehouse. Units are changed in Existencias, photographs in a sheet. */
export const shadeColumnsFor = (warehouses: OfficeProduct['warehouses']): readonly ShadeColumn[] => [
  column('shade', '100px', { isText: true }),
  column('name', 'minmax(200px, 1fr)', { isText: true }),
  column('swatch', '84px', { isText: true }),
  column('code', '104px', { isText: true }),
  column('price', '100px', { align: 'right' }),
  column('available', '106px', { align: 'right', isLocked: true }),
  ...(warehouses.length > 1 ? warehouses : []).map(({ _id, name }): ShadeColumn => ({
    id: `in:${_id}`,
    title: name,
    width: '126px',
    align: 'right',
    isLocked: true,
  })),
  column('photo', '52px', { align: 'center' }),
  column('topSeller', '112px', { align: 'center', isLocked: true }),
  column('isNew', '64px', { align: 'center', isLocked: true }),
  column('order', '58px', { align: 'right' }),
  column('visible', '64px', { align: 'center' }),
];

/** The field that a column edits; the order is the product's. */
export const fieldOf = (id: ShadeColumnId | undefined): ShadeField | 'order' | undefined =>
  id === 'visible' ? 'state' : id === undefined || isShown(id) ? undefined : id;

type ShownColumnId = 'available' | 'photo' | 'topSeller' | 'isNew' | `in:${string}`;
const isShown = (id: ShadeColumnId): id is ShownColumnId =>
  id === 'available' || id === 'photo' || id === 'topSeller' || id === 'isNew' || id.startsWith('in:');

export interface ShadeFacts {
  pending: PendingValues;
  /** Why a value is not understood or not saved, by its key. */
  problems: ReadonlyMap<string, string>;
  canEdit: (field: ShadeField | 'order') => boolean;
  /** Opens the photographs of a shade. */
  onPhotos: (id: string) => void;
}

const dash = '–';

/** What a cell shows. `at` is the place in the whole order. */
export function shadeCell(row: EditedShade, id: ShadeColumnId, at: number, facts: ShadeFacts): CellView {
  const field = fieldOf(id);
  if (id === 'photo') return photoCell(row, facts.onPhotos);
  if (id === 'topSeller') return markCell(row.isTopSeller);
  if (id === 'isNew') return markCell(row.isNew);
  if (!field) return unitsCell(row, id === 'available' ? undefined : id.slice('in:'.length));
  const key = keyOf(row._id, field);
  const problem = problemOf(row, field, facts.problems);
  const tone = problem ? ('wrong' as const) : facts.pending.has(key) ? ('changed' as const) : undefined;
  const shared = { tone, title: problem, isEditable: facts.canEdit(field) };
  if (field === 'state') {
    const isVisible = row.state === 'published';
    const title = problem ?? (row.reason ? texts.withdrawnFor(row.reason) : texts.states[row.state]);
    return { ...shared, content: null, checked: isVisible, text: isVisible ? texts.yes : texts.no, title };
  }
  if (field === 'order') return { ...shared, content: at + 1, text: String(at + 1) };
  return { ...shared, ...contentOf(row, field) };
}

/** The order is the product's: what the server refuses of it is marked at every shade, a place that was typed at its own. */
export const problemOf = (
  { _id }: EditedShade,
  field: ShadeField | 'order',
  problems: ShadeFacts['problems'],
): string | undefined =>
  problems.get(keyOf(_id, field)) ?? (field === 'order' ? problems.get('product:order') : undefined);

/** All that the cells of a row show, in words. */
export function shadeStamp(row: EditedShade, at: number, { pending, problems, canEdit }: ShadeFacts): string {
  const marks = shadeFields.map((field) => {
    const key = keyOf(row._id, field);
    return [problems.get(key), pending.has(key), canEdit(field)];
  });
  return JSON.stringify([row, at, marks, problemOf(row, 'order', problems), canEdit('order')]);
}

function contentOf(row: EditedShade, field: Exclude<ShadeField, 'state'>): Pick<CellView, 'content' | 'text'> {
  const value = row[field];
  if (field === 'price')
    return {
      content: typeof value === 'number' ? formatPesos(value) : dash,
      text: typeof value === 'number' ? formatNumber(value) : '',
    };
  const text = value === null ? '' : String(value);
  if (field === 'shade')
    return {
      text,
      content: (
        <span className="flex min-w-0 items-center gap-2">
          <ShadeSwatch hex={row.swatch} />
          <b className="truncate font-[650]">{text || (row.volume ?? '')}</b>
        </span>
      ),
    };
  const volume = field === 'name' && row.volume !== null && (
    <span className="shrink-0 text-text-3">, {row.volume}</span>
  );
  return {
    text,
    content:
      text === '' && !volume ? (
        dash
      ) : (
        <span className="flex min-w-0">
          <span className="truncate">{text}</span>
          {volume}
        </span>
      ),
  };
}

/** A shade that is not saved has nothing to keep photographs on. */
const photoCell = ({ _id, isAdded, photo, ...row }: EditedShade, onPhotos: ShadeFacts['onPhotos']): CellView => ({
  isEditable: false,
  text: photo === null ? texts.no : texts.yes,
  content: isAdded ? (
    dash
  ) : (
    <button
      type="button"
      tabIndex={-1}
      aria-label={texts.photosOf(shadeTitle(row))}
      className={classNames(
        'flex size-[30px] cursor-pointer items-center justify-center overflow-hidden rounded-[8px]',
        photo === null ? 'border border-dashed border-line-control text-text-3' : 'bg-tile-mantequilla',
      )}
      onClick={() => onPhotos(_id)}
    >
      {photo === null ? (
        <Icon name={addPhotoOutline} size="sm" />
      ) : (
        <img src={pictureAt(photo, 96)} alt="" loading="lazy" />
      )}
    </button>
  ),
});

/** "7.1 Rubio medio", or its volume or code without them. */
export const shadeTitle = ({
  shade,
  name,
  volume,
  code,
}: Pick<EditedShade, 'shade' | 'name' | 'volume' | 'code'>): string =>
  [shade, name].filter(Boolean).join(' ') || (volume ?? code);

/** A press opens its movements, where units are adjusted with a reason. */
function unitsCell({ _id, code, isAdded, available, stock }: EditedShade, warehouseId: string | undefined): CellView {
  const units = warehouseId === undefined ? available : stock && (stock[warehouseId] ?? 0);
  const text = units === null ? dash : formatNumber(units);
  return {
    isEditable: false,
    isQuiet: true,
    text,
    content:
      units === null || isAdded ? (
        text
      ) : (
        <Link
          to="/existencias"
          search={{ q: code, ...(warehouseId && { bodega: warehouseId }), fila: _id, panel: 'movimientos' }}
          tabIndex={-1}
          className={classNames('no-underline hover:underline', units === 0 ? 'font-[650] text-warn' : 'text-inherit')}
        >
          {text}
        </Link>
      ),
  };
}

const markCell = (isOn: boolean): CellView => ({
  isEditable: false,
  isQuiet: true,
  text: isOn ? texts.yes : texts.no,
  content: isOn ? <Icon name="check" size="sm" className="text-brand-text" /> : null,
});

/** The colour of a shade; striped without one. */
export const ShadeSwatch = ({ hex }: { hex: string | null }) => (
  <span
    aria-hidden="true"
    className="inline-block size-[22px] shrink-0 rounded-[7px] bg-surface-3 inset-ring inset-ring-swatch-edge"
    style={hex === null ? undefined : { background: hex }}
  />
);
