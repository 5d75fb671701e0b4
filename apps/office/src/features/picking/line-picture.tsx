import type { SyntheticEvent } from 'react';
import { classNames } from '@tonalia/ui/class-names';

export type LinePictureProps = {
  image: string;
  tile: string;
  color: string | null;
  className?: string;
};

const SMALL = 96;

/** The small picture of a product with the colour of its shade in the corner. */
export function LinePicture({ image, tile, color, className }: LinePictureProps) {
  return (
    <span className="relative inline-flex shrink-0">
      <img
        src={pictureAddress(image, SMALL)}
        alt=""
        width={34}
        height={34}
        loading="lazy"
        onError={leaveTile}
        className={classNames('rounded-[10px] object-contain', className ?? 'size-[34px]')}
        style={{ background: `var(--tile-${tile}, var(--tile-piedra))` }}
      />
      {color && <span className="shade-chip size-3.5 rounded-[5px]" style={{ background: color }} />}
    </span>
  );
}

/** The address of a picture in a width. `image` is the wire's: without size, perhaps with a query. */
export function pictureAddress(image: string, width: number): string {
  const [path = '', query] = image.split('?');
  return `${path}/${width}.webp${query === undefined ? '' : `?${query}`}`;
}

const EMPTY_PICTURE = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E";

/** Without network the tile stays empty: the browser draws a broken picture over it. */
export const leaveTile = ({ currentTarget }: SyntheticEvent<HTMLImageElement>): void => {
  currentTarget.src = EMPTY_PICTURE;
};
