import type { OfficeShipment } from '@tonalia/contract/purchase-office';
import { lineName, productBehind } from '@tonalia/rules/line-name';
import { VersionPicture } from '../../components/version-picture.tsx';

export type ShippedLine = OfficeShipment['lines'][number];

export type LineNameProps = {
  line: ShippedLine;
  note?: string | undefined;
  /** The missing units, shown in place of the code. */
  warning?: string | undefined;
};

/** A line's picture, name and code. */
export function LineName({ line, note, warning }: LineNameProps) {
  const { versionCode, assemblyVersionCode, code, manufacturer, color } = line;
  return (
    <span className="flex min-w-0 flex-1 items-center gap-3">
      <VersionPicture image={line.image} tile={line.tile} swatch={color?.color} />
      <span className="min-w-0 leading-[1.25]">
        <b className="block truncate font-semibold">{lineName(line)}</b>
        <span className="flex text-[0.78125rem] font-medium whitespace-pre text-text-3">
          <span className="truncate">
            {[manufacturer.name, !warning && productBehind(line)].filter(Boolean).join(', ')}
          </span>
          {warning ? (
            <span className="shrink-0">
              , <b className="font-semibold text-warn">{warning}</b>
            </span>
          ) : (
            // never cut: the shelf and the customer go by it
            <span className="shrink-0"> · {assemblyVersionCode ?? versionCode ?? code}</span>
          )}
          {note && <span className="truncate">, {note}</span>}
        </span>
      </span>
    </span>
  );
}
