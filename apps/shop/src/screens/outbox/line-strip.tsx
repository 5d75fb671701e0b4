import { Swatch } from '@tonalia/ui/swatch';
import { Tile } from '@tonalia/ui/tile';
import type { TileTint } from '@tonalia/ui/tile';
import type { UnsentLine } from '../../api/outbox/unsent-order.ts';
import { Picture } from '../../components/picture.tsx';
import { outboxMessages as words } from '../../messages/outbox.es-CO.ts';

const SHOWN = 4;

/** Shades and pictures of the first lines of an order, and how many more there are. Decorative. */
export function LineStrip({ lines }: { lines: readonly UnsentLine[] }) {
  return (
    <span aria-hidden="true" className="flex items-center">
      {lines.slice(0, SHOWN).map(({ code, dateSeen, color, image, tile }) => (
        <span key={`${code} ${dateSeen}`} className="-mr-2 inline-flex rounded-[10px] ring-2 ring-surface">
          {color === null ? (
            // as: the contract types a tint as text; the catalogue has only these values
            <Tile tint={tile as TileTint} className="size-8.5 rounded-[9px]">
              <Picture image={image} alt="" sizes="34px" small />
            </Tile>
          ) : (
            <Swatch color={color} size={48} className="size-8.5! rounded-[10px]!" />
          )}
        </span>
      ))}
      {lines.length > SHOWN && (
        <span className="relative inline-flex h-8.5 items-center rounded-[10px] bg-surface-2 px-2.5 pl-4 text-small ring-2 ring-surface">
          {words.more(lines.length - SHOWN)}
        </span>
      )}
    </span>
  );
}
