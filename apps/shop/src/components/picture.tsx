import { useRef, useState } from 'react';
import type { ComponentProps } from 'react';
import { useIsOnline } from '../native/use-online.ts';
import { resourceAddress } from '../api/http/transport.ts';

/** 400 and 720 are for cards and rows of phones with 2 to 2.7 dots per point, which would take a third more in 480 and 960. */
const widths = [96, 240, 400, 480, 720, 960] as const;

/** Retries after 2, 4, 8 and 16 seconds: a server that is still drawing answers 503. */
const MOST_TRIES = 4;

/** The address of a picture in one of the sizes it is served in. `image` is the wire's: without size, perhaps with a query. */
export function pictureUrl(image: string, width: (typeof widths)[number]): string {
  const [path = '', query] = image.split('?');
  return resourceAddress(`${path}/${width}.webp${query === undefined ? '' : `?${query}`}`);
}

export type PictureProps = Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'sizes' | 'alt' | 'loading'> & {
  image: string;
  /** Alternative text; empty when the text beside it says the same. */
  alt: string;
  /** The rendered width, as in `sizes` of an `img`. */
  sizes: string;
  /** Above the fold: loaded before the others. */
  eager?: boolean;
  /** Rendered at 120 px or less: uses the small picture. */
  small?: boolean;
};

/**
 * A picture of the catalogue in the size that this screen needs. It fills its box, so it never causes a layout shift. A picture that
 * fails to load leaves the colour of its box and is retried: after a few seconds, because the server may be drawing it, and when the
 * network returns.
 */
export function Picture({ image, alt, sizes, eager = false, small = false, className, onLoad, ...rest }: PictureProps) {
  const isOnline = useIsOnline();
  const [missed, setMissed] = useState(false);
  const tries = useRef(0);
  const [wasOnline, setWasOnline] = useState(isOnline);
  if (isOnline !== wasOnline) {
    setWasOnline(isOnline);
    // A picture may have failed before the lost network was detected.
    if (isOnline) setMissed(false);
  }
  if (missed) return null;
  const miss = () => {
    setMissed(true);
    if (tries.current++ < MOST_TRIES) setTimeout(setMissed, 1_000 * 2 ** tries.current, false);
  };
  const offered = small ? widths.slice(0, 2) : widths.slice(1);
  return (
    <img
      {...rest}
      src={pictureUrl(image, small ? 96 : 240)}
      srcSet={offered.map((width) => `${pictureUrl(image, width)} ${width}w`).join(', ')}
      sizes={sizes}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      // Also checks pictures loaded before hydration.
      ref={(img) => void (isBroken(img) && miss())}
      onLoad={(event) => (isBroken(event.currentTarget) ? miss() : onLoad?.(event))}
      onError={miss}
      decoding="async"
      draggable={false}
      className={className ?? 'size-full object-contain'}
    />
  );
}

/** A broken image is 0 × 0, or the 1 × 64 placeholder of a 503. */
const isBroken = (img: HTMLImageElement | null) =>
  img?.complete && img.currentSrc && img.naturalHeight >= 9 * img.naturalWidth;
