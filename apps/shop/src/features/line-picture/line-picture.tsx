import type { ListMatch } from '@tonalia/contract/order-list';
import { Icon } from '@tonalia/ui/icon';
import { Swatch } from '@tonalia/ui/swatch';
import { Tile } from '@tonalia/ui/tile';
import type { TileTint } from '@tonalia/ui/tile';
import { Picture } from '../../components/picture.tsx';

const sizes = {
  row: 'size-11! rounded-[12px]!',
  choice: 'size-10.5! rounded-[12px]!',
  map: 'size-7.5! rounded-[12px]!',
  large: 'size-18.5! rounded-[20px]!',
} as const; // as: each is a class

/** The shade of a line, its picture, or a mark while it is not known. Decorative. */
export function LinePicture({ match, size = 'row' }: { match: ListMatch | null; size?: keyof typeof sizes }) {
  if (!match)
    return (
      <span
        aria-hidden="true"
        className={`inline-flex shrink-0 items-center justify-center border-[1.5px] border-warn text-warn ${sizes[size]}`}
      >
        <Icon name="help" size="sm" />
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
