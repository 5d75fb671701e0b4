import type { GridVersion } from '@tonalia/contract/products-grid';
import { useState } from 'react';
import { formatNumber, formatPesos } from '@tonalia/rules/money';
import { Icon } from '@tonalia/ui/icon';
import { Field } from '@tonalia/ui/field';
import { OfficeButton } from '../../components/office-button.tsx';
import { OfficeSheet } from '../../components/office-sheet.tsx';
import { TickBox } from '../../components/tick-box.tsx';
import { VersionPicture } from '../../components/version-picture.tsx';
import { productsTexts as texts } from '../../messages/products.es-CO.ts';
import {
  type PendingEdit,
  type EditedField,
  type EditedValue,
  editKey,
  editOf,
  nameOf,
  readTyped,
} from '../../features/cell-edits/edits.ts';
import type { GridRow } from '../../features/cell-edits/grid-rows.ts';

export type ProductCardsProps = {
  rows: readonly GridRow[];
  pending: ReadonlyMap<string, PendingEdit>;
  mayEdit: (field: EditedField) => boolean;
  /** The trade type of the shown prices; absent for the base list. */
  list: string | undefined;
  onToggle: (productId: string) => void;
  onChange: (cells: ReadonlyMap<string, PendingEdit | undefined>) => void;
};

/** The grid on a phone: a card for each product, its versions below it, and one version edited in a sheet. */
export function ProductCards({ rows, pending, mayEdit, list, onToggle, onChange }: ProductCardsProps) {
  const [edited, setEdited] = useState<GridVersion>();
  return (
    <div className="grid grid-cols-1 gap-2 px-4 py-3 pb-36">
      {rows.map((row) => {
        const { product, version } = row;
        const thing = product ?? version;
        const edit = version && pending.get(editKey('price', version, list));
        const price = version ? version.price : product.prices?.from;
        const isMixed = product?.prices && product.prices.from !== product.prices.to;
        return (
          <button
            key={row.key}
            type="button"
            aria-expanded={product ? row.isOpen === true : undefined}
            className={`pressable flex min-h-14 items-center gap-3 rounded-[18px] border border-line bg-surface px-3.5 py-2.5 text-left ${version && row.isShade ? 'ml-6' : ''} ${edit ? 'grid-changed' : ''}`}
            onClick={() => (product ? onToggle(product._id) : setEdited(version))}
          >
            <VersionPicture image={thing.image} tile={thing.tile} swatch={version?.swatch} />
            <span className="min-w-0 flex-1">
              <span className="block truncate font-semibold">{product ? product.name : nameOf(version)}</span>
              <span className="block truncate text-small text-text-2">
                {product ? `${product.brand}, ${texts.shades(product.versions)}` : version.code}
                {thing.available !== null && ` · ${formatNumber(thing.available)}`}
              </span>
            </span>
            <b className="font-[650]">
              {isMixed ? texts.mixed : edit ? formatPesos(Number(edit.after)) : price ? formatPesos(price) : '–'}
            </b>
            {product && <Icon name={row.isOpen ? 'chevron-up' : 'chevron-down'} size="sm" />}
          </button>
        );
      })}
      {edited && (
        <VersionSheet
          version={edited}
          pending={pending}
          mayEdit={mayEdit}
          list={list}
          onChange={onChange}
          onClose={() => setEdited(undefined)}
        />
      )}
    </div>
  );
}

type VersionSheetProps = Pick<ProductCardsProps, 'pending' | 'mayEdit' | 'list' | 'onChange'> & {
  version: GridVersion;
  onClose: () => void;
};

/** One version: price, minimum and whether it is visible. A change waits with the other unsaved cells. */
function VersionSheet({ version, pending, mayEdit, list, onChange, onClose }: VersionSheetProps) {
  const shown = (field: EditedField): EditedValue | null => {
    const saved = { price: version.price, minimum: version.minimum, visible: version.isVisible }[field];
    return pending.get(editKey(field, version, list))?.after ?? saved;
  };
  const [typed, setTyped] = useState(() => ({
    price: shown('price') === null ? '' : formatNumber(Number(shown('price'))),
    minimum: String(shown('minimum')),
  }));
  const [isVisible, setVisible] = useState(shown('visible') === true);
  const [problems, setProblems] = useState<{ price?: string; minimum?: string }>({});
  function apply(): void {
    const cells = new Map<string, PendingEdit | undefined>();
    const found: typeof problems = {};
    for (const field of ['price', 'minimum'] as const) {
      if (!mayEdit(field) || (field === 'price' && typed.price.trim() === '' && version.price === null)) continue;
      const read = readTyped(field, typed[field]);
      if ('problem' in read) found[field] = read.problem;
      else cells.set(editKey(field, version, list), editOf(version, field, read.value, list));
    }
    if (mayEdit('visible')) cells.set(editKey('visible', version), editOf(version, 'visible', isVisible));
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    onChange(cells);
    onClose();
  }
  return (
    <OfficeSheet
      title={nameOf(version)}
      subtitle={version.code}
      onClose={onClose}
      onSave={apply}
      footer={
        <OfficeButton className="w-full" onClick={apply}>
          {texts.adjust.apply}
        </OfficeButton>
      }
    >
      <div className="grid gap-4 pt-2">
        {(['price', 'minimum'] as const).map((field) => (
          <Field
            key={field}
            className="max-w-none!"
            label={texts.columns[field]}
            inputMode="numeric"
            value={typed[field]}
            error={problems[field]}
            disabled={!mayEdit(field)}
            onChange={({ currentTarget: { value } }) => setTyped((now) => ({ ...now, [field]: value }))}
          />
        ))}
        {mayEdit('visible') && (
          <span className="flex min-h-11 items-center gap-3">
            <TickBox label={texts.columns.visible} checked={isVisible} onToggle={() => setVisible(!isVisible)} />
            {texts.columns.visible}
          </span>
        )}
      </div>
    </OfficeSheet>
  );
}
