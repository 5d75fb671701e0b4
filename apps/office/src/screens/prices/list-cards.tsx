import type { ListVersion } from '@tonalia/contract/price-lists';
import { useState } from 'react';
import { formatNumber, formatPesos } from '@tonalia/rules/money';
import { Field } from '@tonalia/ui/field';
import { Icon } from '@tonalia/ui/icon';
import { useOperator } from '../../api/session.ts';
import { OfficeButton } from '../../components/office-button.tsx';
import { OfficeSheet } from '../../components/office-sheet.tsx';
import { VersionPicture } from '../../components/version-picture.tsx';
import { listsTexts as texts } from '../../messages/price-lists.es-CO.ts';
import { productsTexts } from '../../messages/products.es-CO.ts';
import { type PendingEdit, nameOf } from '../../features/cell-edits/edits.ts';
import type { ListRow } from './list-cells.tsx';
import type { PriceListColumn, PriceColumn } from './list-columns.ts';
import { type PendingPrices, listKey, priceEditOf, readPrice, shownBase, shownOwn } from './list-edits.ts';

export type ListCardsProps = {
  rows: readonly ListRow[];
  columns: readonly PriceListColumn[];
  pending: PendingPrices;
  mayEdit: boolean;
  onToggle: (productId: string) => void;
  onChange: (cells: ReadonlyMap<string, PendingEdit | undefined>) => void;
};

/** The lists on a phone: a card for each product, its versions below it, and the prices of one version in a sheet. */
export function ListCards({ rows, columns, pending, mayEdit, onToggle, onChange }: ListCardsProps) {
  const [edited, setEdited] = useState<ListVersion>();
  const priced = columns.flatMap(({ prices }) => prices ?? []);
  return (
    <div className="grid grid-cols-1 gap-2 px-4 py-3 pb-36">
      {rows.map((row) => {
        const { product, version } = row;
        const thing = product ?? version;
        const isEdited = version && priced.some((column) => pending.has(listKey(column, version._id)));
        const own = version ? priced.filter(({ tradeTypeId }) => tradeTypeId && version.own[tradeTypeId]).length : 0;
        const detail = product ? `${product.brand}, ${productsTexts.shades(product.versions)}` : version.code;
        return (
          <button
            key={row.key}
            type="button"
            aria-expanded={product ? row.isOpen === true : undefined}
            className={`pressable flex min-h-14 items-center gap-3 rounded-[18px] border border-line bg-surface px-3.5 py-2.5 text-left ${version && row.isShade ? 'ml-6' : ''} ${isEdited ? 'grid-changed' : ''}`}
            onClick={() => (product ? onToggle(product._id) : setEdited(version))}
          >
            <VersionPicture image={thing.image} tile={thing.tile} swatch={version?.swatch} />
            <span className="min-w-0 flex-1">
              <span className="block truncate font-semibold">{product ? product.name : nameOf(version)}</span>
              <span className="block truncate text-small text-text-2">
                {own > 0 ? texts.ownCount(detail, own) : detail}
              </span>
            </span>
            <b className="font-[650]">{priceWords(row, pending)}</b>
            {product && <Icon name={row.isOpen ? 'chevron-up' : 'chevron-down'} size="sm" />}
          </button>
        );
      })}
      {edited && (
        <PricesSheet
          version={edited}
          columns={priced}
          pending={pending}
          mayEdit={mayEdit}
          onChange={onChange}
          onClose={() => setEdited(undefined)}
        />
      )}
    </div>
  );
}

function priceWords({ product, version }: ListRow, pending: PendingPrices): string {
  if (product?.prices && product.prices.from !== product.prices.to) return productsTexts.mixed;
  const price = version ? shownBase(version, pending) : product.prices?.from;
  return typeof price === 'number' ? formatPesos(price) : '–';
}

type PricesSheetProps = Pick<ListCardsProps, 'pending' | 'mayEdit' | 'onChange'> & {
  version: ListVersion;
  columns: readonly PriceColumn[];
  onClose: () => void;
};

/** The prices of one version; an empty list has the base price. A change waits with the other unsaved cells. */
function PricesSheet({ version, columns, pending, mayEdit, onChange, onClose }: PricesSheetProps) {
  const [typed, setTyped] = useState<Record<string, string>>(() =>
    Object.fromEntries(
      columns.map((column) => {
        const price = shownOwn(version, column, pending);
        return [listKey(column, version._id), price === null ? '' : formatNumber(price)];
      }),
    ),
  );
  const [problems, setProblems] = useState<Record<string, string>>({});
  const { priceRounding } = useOperator();
  function apply(): void {
    const cells = new Map<string, PendingEdit | undefined>();
    const found: Record<string, string> = {};
    for (const column of columns) {
      const key = listKey(column, version._id);
      const text = typed[key]?.trim() ?? '';
      const read = text === '' && column.tradeTypeId !== undefined ? { value: null } : readPrice(text, priceRounding);
      if ('problem' in read) found[key] = read.problem;
      else cells.set(key, priceEditOf(version, column, read.value, new Map([...pending, ...held(cells)])));
    }
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    onChange(cells);
    onClose();
  }
  const base = shownBase(version, pending);
  return (
    <OfficeSheet
      title={nameOf(version)}
      subtitle={version.code}
      onClose={onClose}
      onSave={mayEdit ? apply : undefined}
      footer={
        mayEdit && (
          <OfficeButton className="w-full" onClick={apply}>
            {productsTexts.adjust.apply}
          </OfficeButton>
        )
      }
    >
      <div className="grid gap-4 pt-2">
        {columns.map((column) => {
          const key = listKey(column, version._id);
          return (
            <Field
              key={key}
              className="max-w-none!"
              label={column.title}
              placeholder={
                column.tradeTypeId !== undefined && base !== null ? texts.equalsBase(formatPesos(base)) : undefined
              }
              autoComplete="off"
              value={typed[key]}
              error={problems[key]}
              disabled={!mayEdit}
              onChange={({ currentTarget: { value } }) => setTyped((now) => ({ ...now, [key]: value }))}
            />
          );
        })}
      </div>
    </OfficeSheet>
  );
}

/** The edits among cells: the others take one back. */
const held = (cells: ReadonlyMap<string, PendingEdit | undefined>): [string, PendingEdit][] =>
  [...cells].flatMap(([key, edit]) => (edit ? [[key, edit] as [string, PendingEdit]] : []));
