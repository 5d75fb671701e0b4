import type { ListMatch } from '@tonalia/contract/order-list';
import { Swatch } from '@tonalia/ui/swatch';
import { Tile } from '@tonalia/ui/tile';
import type { TileTint } from '@tonalia/ui/tile';
import { Picture } from '../../components/picture.tsx';

const sizes = {
  row: 'size-11! rounded-[12px]!',
  stack: 'size-9.5! rounded-[11px]!',
  choice: 'size-10.5! rounded-[12px]!',
  map: 'size-7.5! rounded-[8px]!',
  large: 'size-18.5! rounded-[20px]!',
} as const; // as: each is a class

/** The shade of a line, its picture, or a mark while it is not known. Decorative. */
export function LinePicture({ match, size = 'row' }: { match: ListMatch | null; size?: keyof typeof sizes }) {
  if (!match)
    return (
      <span
        aria-hidden="true"
        className={`inline-flex shrink-0 items-center justify-center bg-warn-soft text-label font-bold text-warn inset-ring-[1.5px] inset-ring-warn/40 ${sizes[size]}`}
      >
        ?
      </span>
    );
  if (match.color?.color) return <Swatch color={match.color.color} size={48} className={sizes[size]} />;
  return (
    // as: the contract types a tint as text; the catalogue has only these values
    <Tile tint={match.tile as TileTint} className={`${sizes[size]} shrink-0`}>
      <Picture image={match.image} alt="" sizes={size === 'large' ? '74px' : '44px'} small />
    </Tile>
  );
}
