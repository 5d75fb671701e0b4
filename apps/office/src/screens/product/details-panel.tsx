import type { OfficeProduct } from '@tonalia/contract/product-office';
import { useQuery } from '@tanstack/react-query';
import { Suspense, lazy, memo, useCallback, useId, useState } from 'react';
import { formatNumber, formatPesos } from '@tonalia/rules/money';
import { Field } from '@tonalia/ui/field';
import { SelectField } from '@tonalia/ui/select-field';
import { gridFiltersQuery } from '../../api/products.ts';
import { categoryOptions } from '../../components/category-options.ts';
import type { Edits } from '../../components/data-grid/use-edits.ts';
import { OfficeButton } from '../../components/office-button.tsx';
import { Panel } from '../../components/panel.tsx';
import { PesoField } from '../../components/peso-field.tsx';
import { useOwnText } from '../../components/use-own-text.ts';
import { productTexts as texts } from '../../messages/product.es-CO.ts';
import {
  type FieldValue,
  type ProductField,
  type EditedShade,
  type ValueEdit,
  editOf,
  keyOf,
  valueOf,
} from './edits.rules.ts';

const OfferAndCost = lazy(() => import('./offer-and-cost.tsx').then((one) => ({ default: one.OfferAndCost })));
const TaxField = lazy(() => import('./offer-and-cost.tsx').then((one) => ({ default: one.TaxField })));
const PhotosSheet = lazy(() => import('./photos-sheet.tsx').then((one) => ({ default: one.PhotosSheet })));

export type DetailsPanelProps = {
  product: OfficeProduct;
  rows: readonly EditedShade[];
  edits: Edits<ValueEdit>;
  canEdit: boolean;
  canPrice: boolean;
};

/** Name, brand, category, base price, offer, cost, minimum, IVA and description. A price typed here goes to every shade. */
export function DetailsPanel({ product, rows, edits, canEdit, canPrice }: DetailsPanelProps) {
  const value = <F extends ProductField>(field: F) => valueOf(product, edits.pending, field);
  const { change: changeCells } = edits;
  const change: ChangeField = useCallback(
    (field, after) => changeCells(new Map([[keyOf('product', field), editOf(product[field], after)]])),
    [changeCells, product],
  );
  const taxClass = value('taxClass');
  return (
    <Panel label={texts.details} className="px-[18px] py-4">
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-[1fr_232px]">
        <Name value={value('name')} isLocked={!canEdit} onChange={(text) => change('name', text)} />
        <Field small className="max-w-none!" label={texts.code} value={product.code} readOnly />
      </div>
      <Places
        brandId={value('brandId')}
        categoryId={value('categoryId')}
        product={product.name}
        canEdit={canEdit}
        change={change}
      />
      <div className="mt-3 grid grid-cols-2 gap-3 sm:grid-cols-[minmax(0,1.1fr)_minmax(0,1.3fr)_minmax(0,1fr)_minmax(0,0.65fr)_minmax(0,0.9fr)]">
        {rows.some(({ price }) => price !== null) && (
          <BasePrice product={product} rows={rows} changeCells={changeCells} canPrice={canPrice} />
        )}
        <Suspense>
          {product.kind === 'simple' && <OfferAndCost product={product} rows={rows} taxClass={taxClass} />}
        </Suspense>
        <Field
          small
          className="max-w-none!"
          label={texts.minimum}
          help={texts.minimumHelp}
          inputMode="numeric"
          readOnly={!canEdit}
          value={formatNumber(value('minimum'))}
          onChange={({ currentTarget }) => {
            const units = Number(currentTarget.value.replace(/\D/g, '').slice(0, 3));
            change('minimum', Math.max(units, 1));
          }}
        />
        <Suspense>
          <TaxField value={taxClass} canEdit={canPrice} onChange={(after) => change('taxClass', after)} />
        </Suspense>
      </div>
      <Description value={value('description')} isLocked={!canEdit} onChange={(text) => change('description', text)} />
    </Panel>
  );
}

type ChangeField = (field: ProductField, after: FieldValue) => void;
type PlacesProps = { brandId: string; categoryId: string; product: string; canEdit: boolean; change: ChangeField };

/** Brand and category, with a hundred names to choose from: drawn again for another choice only, not for each letter of the name. */
const Places = memo(function Places({ brandId, categoryId, product, canEdit, change }: PlacesProps) {
  const { data: filters } = useQuery(gridFiltersQuery);
  const [hasPhotos, setHasPhotos] = useState(false);
  const brand = filters?.brands.find(({ _id }) => _id === brandId);
  return (
    <div className="mt-3 grid grid-cols-1 items-start gap-3 sm:grid-cols-2">
      <div>
        <SelectField
          small
          className="max-w-none!"
          label={texts.brand}
          disabled={!canEdit || !filters}
          value={brandId}
          options={(filters?.brands ?? []).map((one) => ({ value: one._id, label: one.name }))}
          onChange={({ currentTarget }) => change('brandId', currentTarget.value)}
        />
        {brand && (
          <div className="mt-1 -ml-2.5">
            <OfficeButton look="ghost" small onClick={() => setHasPhotos(true)}>
              {texts.brandPhotos}
            </OfficeButton>
          </div>
        )}
        <Suspense>
          {brand && hasPhotos && (
            <PhotosSheet
              owner={{ kind: 'brand', id: brandId }}
              name={brand.name}
              product={product}
              canEdit={canEdit}
              onClose={() => setHasPhotos(false)}
            />
          )}
        </Suspense>
      </div>
      <SelectField
        small
        className="max-w-none!"
        label={texts.category}
        disabled={!canEdit || !filters}
        value={categoryId}
        options={categoryOptions(filters?.categories ?? [])}
        onChange={({ currentTarget }) => change('categoryId', currentTarget.value)}
      />
    </div>
  );
});

type BasePriceProps = Pick<DetailsPanelProps, 'product' | 'rows' | 'canPrice'> & {
  changeCells: Edits<ValueEdit>['change'];
};

/** The price of all shades; empty while they differ. */
const BasePrice = memo(function BasePrice({ product, rows, changeCells, canPrice }: BasePriceProps) {
  const prices = new Set(rows.map(({ price }) => price));
  const [one = null] = prices.size === 1 ? prices : [];
  const saved = new Set(product.shades.map(({ price }) => price));
  const [before = null] = saved.size === 1 ? saved : [];
  const change = (pesos: number | null) => {
    const savedPrice = new Map(product.shades.map(({ _id, price }) => [_id, price]));
    changeCells(
      new Map(
        rows.map(({ _id }) => {
          const old = savedPrice.get(_id) ?? null;
          return [keyOf(_id, 'price'), pesos === null || pesos === 0 ? undefined : editOf(old, pesos)] as const;
        }),
      ),
    );
  };
  const percent = before === null || one === null ? 0 : Math.round((one / before - 1) * 100);
  const note =
    before !== null && one !== null && before !== one
      ? texts.before(formatPesos(before), percent === 0 ? '' : `, ${percent > 0 ? '+' : '−'}${Math.abs(percent)}%`)
      : rows.length > 1
        ? texts.forAll(rows.length)
        : undefined;
  return (
    <div>
      {canPrice ? (
        <PesoField label={texts.price} value={one} onChange={change} {...(prices.size > 1 && { hint: texts.mixed })} />
      ) : (
        <Field
          small
          className="max-w-none!"
          label={texts.price}
          readOnly
          value={one === null ? texts.mixed : formatPesos(one)}
        />
      )}
      {note && <p className="mt-1 text-[0.8125rem] text-text-2">{note}</p>}
    </div>
  );
});

type OwnTextProps = { value: string; isLocked: boolean; onChange: (text: string) => void };

function Name({ value, isLocked, onChange }: OwnTextProps) {
  const text = useOwnText<HTMLInputElement>(value, onChange);
  return (
    <Field
      small
      className="max-w-none!"
      label={texts.name}
      maxLength={160}
      readOnly={isLocked}
      error={value.trim() === '' ? texts.needed : undefined}
      {...text}
    />
  );
}

function Description({ value, isLocked, onChange }: OwnTextProps) {
  const id = useId();
  const text = useOwnText<HTMLTextAreaElement>(value, onChange);
  return (
    <div className="mt-3">
      <label htmlFor={id} className="mb-1.5 block text-label">
        {texts.description}
      </label>
      <textarea
        id={id}
        rows={3}
        maxLength={5_000}
        readOnly={isLocked}
        className="field-edge block w-full rounded-[12px] bg-surface px-3 py-2.5 text-[0.9375rem] text-text"
        {...text}
      />
    </div>
  );
}
