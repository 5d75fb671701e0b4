import type { OfficeProduct, PackForm } from '@tonalia/contract/product-office';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { packsQuery } from '../../api/product.ts';
import type { Edits } from '../../components/data-grid/use-edits.ts';
import { OfficeButton } from '../../components/office-button.tsx';
import { LoadFailure } from '../../components/states.tsx';
import { packTexts as texts } from '../../messages/pack.es-CO.ts';
import { photoTexts } from '../../messages/photos.es-CO.ts';
import { type FieldValue, type ValueEdit, editOf, keyOf } from './edits.rules.ts';

/** Forms that are drawn before "Más formas". */
const FIRST = 8;
const tiles = [
  'mantequilla',
  'rubor',
  'salvia',
  'niebla',
  'malva',
  'piedra',
] as const satisfies OfficeProduct['tile'][];

type Pack = Pick<OfficeProduct, 'tile'> & { packForm: PackForm; packBody: string; packCap: string };

export type PackPanelProps = {
  product: OfficeProduct;
  /** With what is not saved. */
  pack: Pack;
  canEdit: boolean;
  change: Edits<ValueEdit>['change'];
};

/** The pack that the shop draws while there is no photograph: its form, the colours of its parts, and the tile below. */
export function PackPanel({ product, pack, canEdit, change }: PackPanelProps) {
  const { packForm, packBody, packCap, tile } = pack;
  const { data: packs, error, refetch } = useQuery(packsQuery(product._id, { body: packBody, cap: packCap }));
  const [isWhole, setWhole] = useState(false);
  const set = (field: keyof Pack, after: FieldValue) =>
    change(new Map([[keyOf('product', field), editOf(product[field], after)]]));
  const chosen = packs?.find(({ form }) => form === packForm);
  // the saved form is first, and a choice moves none of them
  const ordered = packs?.toSorted((a, b) => Number(b.form === product.packForm) - Number(a.form === product.packForm));
  const offered = isWhole ? ordered : ordered?.slice(0, FIRST);
  const swatches = product.shades.flatMap(({ swatch }) => swatch ?? []).slice(0, 4);
  return (
    <>
      <div
        className="flex aspect-4/3 items-center justify-center rounded-[14px] p-3"
        style={{ background: `var(--tile-${tile})` }}
      >
        {chosen && <img src={svgAddress(chosen.svg)} alt={texts.forms[packForm]} className="h-full min-h-0" />}
      </div>
      {error && !packs && <LoadFailure what={photoTexts.drawing} cause={error} onRetry={() => void refetch()} />}
      {canEdit && (
        <div role="group" aria-label={texts.form} className="mt-3 grid grid-cols-4 gap-2">
          {offered?.map((one) => (
            <button
              key={one.form}
              type="button"
              aria-label={texts.forms[one.form]}
              title={texts.forms[one.form]}
              aria-pressed={one.form === packForm}
              className="flex h-[62px] cursor-pointer items-center justify-center rounded-[12px] bg-surface-2 p-1 aria-pressed:outline-2 aria-pressed:outline-brand"
              onClick={() => set('packForm', one.form)}
            >
              <img src={svgAddress(one.svg)} alt="" className="h-full" />
            </button>
          ))}
        </div>
      )}
      {canEdit && !isWhole && (
        <OfficeButton look="ghost" small className="mt-1 w-full" onClick={() => setWhole(true)}>
          {texts.more}
        </OfficeButton>
      )}
      <div className="mt-2 divide-y divide-hair px-0.5 text-[0.9375rem]">
        <PackColour label={texts.body} value={packBody} isLocked={!canEdit} onChange={(hex) => set('packBody', hex)} />
        <PackColour label={texts.cap} value={packCap} isLocked={!canEdit} onChange={(hex) => set('packCap', hex)} />
        {swatches.length > 0 && (
          <p className="flex min-h-[42px] items-center gap-2">
            <span className="flex-1">{texts.shade}</span>
            <span className="text-[0.8125rem] text-text-2">{texts.ofEach}</span>
            <span className="flex gap-0.5" aria-hidden="true">
              {swatches.map((hex) => (
                <span
                  key={hex}
                  className="size-5 rounded-[6px] inset-ring inset-ring-swatch-edge"
                  style={{ background: hex }}
                />
              ))}
            </span>
          </p>
        )}
        <div className="flex min-h-[42px] flex-wrap items-center gap-2">
          <span className="flex-1">{texts.ground}</span>
          <span role="group" aria-label={texts.ground} className="flex gap-1.5">
            {tiles.map((one) => (
              <button
                key={one}
                type="button"
                aria-label={photoTexts.grounds[one]}
                title={photoTexts.grounds[one]}
                aria-pressed={one === tile}
                disabled={!canEdit}
                className="size-6 cursor-pointer rounded-[8px] border border-line disabled:cursor-default max-lg:size-11 aria-pressed:outline-2 aria-pressed:outline-offset-2 aria-pressed:outline-brand"
                style={{ background: `var(--tile-${one})` }}
                onClick={() => set('tile', one)}
              />
            ))}
          </span>
        </div>
      </div>
      <p className="mt-1.5 text-[0.8125rem] text-text-2">{texts.note}</p>
    </>
  );
}

/** An SVG in an image runs no script and loads nothing. */
const svgAddress = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** In ms: a colour that is dragged in the picker is one change. */
const PAUSE = 300;
const isColour = (text: string): boolean => /^#[0-9a-f]{6}$/.test(text);

type PackColourProps = { label: string; value: string; isLocked: boolean; onChange: (hex: string) => void };

/** The colour of a part of the pack: typed, or chosen in the browser's picker. */
function PackColour({ label, value, isLocked, onChange }: PackColourProps) {
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const hex = typed?.trim().toLowerCase();
  useEffect(() => {
    if (hex === undefined || !isColour(hex)) return undefined;
    const timer = setTimeout(() => {
      setTyped(undefined);
      if (hex !== value) onChange(hex);
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [hex, value, onChange]);
  const isWrong = hex !== undefined && hex.length >= 7 && !isColour(hex);
  return (
    <div className="flex min-h-[42px] flex-wrap items-center gap-2">
      <label htmlFor={id} className="flex-1">
        {label}
      </label>
      <input
        id={id}
        className="h-8 w-[84px] rounded-[8px] bg-transparent text-right text-[0.8125rem] text-text-2 max-lg:h-11"
        value={typed ?? value}
        readOnly={isLocked}
        maxLength={7}
        spellCheck={false}
        aria-invalid={isWrong || undefined}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onBlur={() => hex !== undefined && !isColour(hex) && setTyped(undefined)}
      />
      <label className="touch-area relative size-6 shrink-0 rounded-[8px] inset-ring inset-ring-swatch-edge focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus">
        <span
          className="block size-full rounded-[8px]"
          style={{ background: hex !== undefined && isColour(hex) ? hex : value }}
        />
        <input
          type="color"
          aria-label={texts.pick(label)}
          className="absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-default"
          value={hex !== undefined && isColour(hex) ? hex : value}
          disabled={isLocked}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </label>
      {isWrong && (
        <p role="alert" className="w-full text-[0.8125rem] text-danger">
          {texts.wrong}
        </p>
      )}
    </div>
  );
}
