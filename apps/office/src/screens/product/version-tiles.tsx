import { formatNumber } from '@tonalia/rules/money';
import { classNames } from '@tonalia/ui/class-names';
import { Icon } from '@tonalia/ui/icon';
import { SmallSwitch } from '../../components/small-switch.tsx';
import { EmptyNote } from '../../components/states.tsx';
import { addPhotoOutline } from '../../features/photos/photo-outlines.ts';
import { pictureAt } from '../../features/photos/picture-at.ts';
import { productTexts as texts } from '../../messages/product.es-CO.ts';
import type { EditedShade } from './edits.rules.ts';
import { shadeTitle } from './shade-cells.tsx';

export type VersionTilesProps = {
  rows: readonly EditedShade[];
  /** Whether the shades can be shown and hidden. */
  canHide: boolean;
  /** The place of the shade among the rows. */
  onShow: (row: number, isShown: boolean) => void;
  /** Opens the photographs of a shade. */
  onPhotos: (id: string) => void;
};

/** The shades as a colour card: colour, photograph, units, and whether the shop shows them. */
export function VersionTiles({ rows, canHide, onShow, onPhotos }: VersionTilesProps) {
  if (rows.length === 0) return <EmptyNote title={texts.noneFound} />;
  return (
    <ul
      aria-label={texts.grid}
      className="grid max-h-[560px] grid-cols-[repeat(auto-fill,minmax(132px,1fr))] gap-2.5 overflow-y-auto px-[18px] py-4"
    >
      {rows.map((row, at) => (
        <li
          key={row._id}
          className="overflow-hidden rounded-[14px] border border-line bg-surface [content-visibility:auto] [contain-intrinsic-size:auto_132px_auto_148px]"
        >
          <Picture row={row} onPhotos={onPhotos} />
          <div className="grid gap-1 px-2.5 py-2">
            <p className="flex min-w-0 items-baseline gap-1.5 text-[0.84375rem]">
              <b className="shrink-0 font-[650]">{row.shade ?? row.volume ?? row.code}</b>
              <span className="truncate text-text-2">{row.name}</span>
            </p>
            <p className="flex items-center justify-between gap-2 text-[0.78125rem] text-text-2">
              <span className={classNames('truncate', row.available === 0 && 'font-[650] text-warn')}>
                {row.available === null ? row.code : texts.units(formatNumber(row.available))}
              </span>
              <label className="touch-area flex shrink-0">
                <span className="sr-only">{texts.shown(shadeTitle(row))}</span>
                <SmallSwitch
                  checked={row.state === 'published'}
                  disabled={!canHide}
                  onChange={({ currentTarget }) => onShow(at, currentTarget.checked)}
                />
              </label>
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Its own photograph over its colour; a dashed corner without one. A press opens the photographs of a saved shade. */
const Picture = ({ row, onPhotos }: { row: EditedShade; onPhotos: (id: string) => void }) => (
  <button
    type="button"
    aria-label={texts.photosOf(shadeTitle(row))}
    disabled={row.isAdded}
    className="relative flex h-[72px] w-full cursor-pointer items-center justify-center bg-surface-3 disabled:cursor-default"
    style={row.swatch === null ? undefined : { background: row.swatch }}
    onClick={() => onPhotos(row._id)}
  >
    {row.photo === null ? (
      <span className="absolute right-2 bottom-2 flex size-[26px] items-center justify-center rounded-[8px] border border-dashed border-line-control bg-surface text-text-3">
        <Icon name={addPhotoOutline} size="sm" />
      </span>
    ) : (
      <img src={pictureAt(row.photo, 96)} alt="" loading="lazy" className="max-h-full" />
    )}
  </button>
);
