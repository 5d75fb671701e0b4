import type { OfficeShipment } from '@tonalia/contract/purchase-office';

export type ShippedLine = OfficeShipment['lines'][number];

const PICTURE = 96;

/** A line's picture, name and code. */
export function LineName({ line }: { line: ShippedLine }) {
  const { name, versionName, versionCode, assemblyVersionCode, code, manufacturer, color } = line;
  const swatch = color?.color;
  return (
    <span className="flex min-w-0 flex-1 items-center gap-3">
      <span className="relative inline-flex shrink-0">
        <img
          src={pictureAddress(line.image)}
          alt=""
          width={36}
          height={36}
          loading="lazy"
          className="size-9 rounded-[10px] object-contain max-lg:size-[38px]"
          style={{ background: `var(--tile-${line.tile}, var(--tile-piedra))` }}
        />
        {swatch && (
          <span
            className="absolute -right-1 -bottom-1 size-3.5 rounded-[5px] border-2 border-surface"
            style={{ background: swatch }}
          />
        )}
      </span>
      <span className="min-w-0 leading-[1.25]">
        <b className="block truncate font-semibold">{versionName ?? name}</b>
        <span className="block truncate text-[0.78125rem] font-medium text-text-3">
          {[manufacturer.name, versionName && name].filter(Boolean).join(', ')} ·{' '}
          {assemblyVersionCode ?? versionCode ?? code}
        </span>
      </span>
    </span>
  );
}

/** The address of a small picture. `image` is the wire's: without size, perhaps with a query. */
function pictureAddress(image: string): string {
  const [path = '', query] = image.split('?');
  return `${path}/${PICTURE}.webp${query === undefined ? '' : `?${query}`}`;
}
