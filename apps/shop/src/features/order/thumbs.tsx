import { Tile } from '@tonalia/ui/tile';
import type { TileTint } from '@tonalia/ui/tile';
import { Picture } from '../../components/picture.tsx';

export interface Thumbnail {
  image: string;
  tile: string;
}

const sizes = {
  38: 'w-[38px] rounded-[12px] ring-2 not-first:-ml-3',
  44: 'w-11 rounded-[13px] ring-[2.5px] not-first:-ml-[9px]',
  48: 'w-12 rounded-[14px] ring-[2.5px] not-first:-ml-[9px]',
};

/** The products of an order as overlapping small pictures. Decorative. */
export function Thumbs({ of, size, more = 0 }: { of: readonly Thumbnail[]; size: keyof typeof sizes; more?: number }) {
  return (
    <span aria-hidden="true" className="flex min-w-0 flex-wrap items-center gap-y-1">
      {of.map(({ image, tile }, at) => (
        // as: the contract types a tint as text; the catalogue has only these values
        <Tile key={`${at}-${image}`} tint={tile as TileTint} className={`${sizes[size]} ring-surface`}>
          <Picture image={image} alt="" sizes={`${size}px`} small />
        </Tile>
      ))}
      {more > 0 && <span className="ml-2 text-[0.8125rem] leading-none font-[650] text-text-2">+{more}</span>}
    </span>
  );
}
