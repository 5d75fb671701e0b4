import type { Product } from '@tonalia/contract/products';
import { iconButtonClass } from '@tonalia/ui/icon-button';
import { Icon } from '@tonalia/ui/icon';
import { Tile } from '@tonalia/ui/tile';
import { useRef, useState } from 'react';
import { picked, shadesOf } from '../../features/colour-card/shades.ts';
import { CartLink } from '../../features/cart-link/cart-link.tsx';
import { BackButton } from '../../features/mobile-bar/mobile-bar.tsx';
import { RouteLink } from '../../navigation/link.tsx';
import { messages } from '../../messages/es-CO.ts';
import { productMessages } from '../../messages/product.es-CO.ts';
import { paths } from '../../paths.ts';
import { Picture } from '../../components/picture.tsx';
import { HeartOf } from './heart-of.tsx';
import { ZoomPicture } from './zoom-picture.tsx';

/** Shades shown after the product itself. */
const SHADES = 4;
const round = 'mx-[3px] rounded-full! bg-tab/70! text-on-tab';

/** The pictures of a product: swiped on a phone, with thumbnails on a desktop. */
export function Gallery({ product }: { product: Product }) {
  const shades = picked(shadesOf(product, null), SHADES).map(({ version }) => version.image);
  const images = [...new Set([product.image, ...(product.has_colors ? shades : product.gallery)])];
  const row = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);

  function show(at: number) {
    const list = row.current;
    if (list) list.scrollLeft = at * list.clientWidth;
    setShown(at);
  }

  return (
    <Tile
      tint={product.tile}
      className="aspect-auto! h-[296px] rounded-none lg:h-[612px] lg:rounded-sheet [&>div:first-child]:size-full"
      overlay={
        <>
          <div className="absolute inset-x-0 top-0 flex items-center px-2.5 py-1 lg:hidden">
            <BackButton className={round} />
            <span className="flex-1" />
            <RouteLink
              href={paths.searching()}
              aria-label={messages.shell.search}
              className={iconButtonClass('plain', round)}
            >
              <Icon name="search" />
            </RouteLink>
            <CartLink className={round} />
            <HeartOf product={product} className={round} onColor="text-guayaba-600!" />
          </div>
          {images.length > 1 && <Dots count={images.length} shown={shown} />}
          {images.length > 1 && <Thumbnails images={images} shown={shown} onShow={show} tint={product.tile} />}
        </>
      }
    >
      <ul
        ref={row}
        // A scrollable row must be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={productMessages.pictures(product.name)}
        className="no-scrollbar flex snap-x snap-mandatory overflow-x-auto motion-safe:scroll-smooth"
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          setShown(Math.round(scrollLeft / Math.max(1, clientWidth)))
        }
      >
        {images.map((image, at) => (
          <li key={image} className="flex size-full shrink-0 snap-center justify-center pt-[30px] pb-2.5 lg:pb-[132px]">
            <ZoomPicture
              image={image}
              name={product.name}
              alt={at === 0 ? product.name : productMessages.picture(at + 1, images.length)}
              eager={at === 0}
              isShown={at === shown}
            />
          </li>
        ))}
      </ul>
    </Tile>
  );
}

function Dots({ count, shown }: { count: number; shown: number }) {
  return (
    <div aria-hidden="true" className="absolute inset-x-0 bottom-3 flex justify-center gap-[5px] lg:hidden">
      {Array.from({ length: count }, (_, at) => (
        <span
          key={at}
          className={`h-1.5 rounded-[3px] bg-on-tab ${at === shown ? 'w-[18px] opacity-80' : 'w-1.5 opacity-25'}`}
        />
      ))}
    </div>
  );
}

interface ThumbnailsProps {
  images: readonly string[];
  shown: number;
  onShow: (at: number) => void;
  tint: Product['tile'];
}

function Thumbnails({ images, shown, onShow, tint }: ThumbnailsProps) {
  return (
    <div className="absolute bottom-5 left-5 flex gap-3 max-lg:hidden">
      {images.map((image, at) => (
        <button
          key={image}
          type="button"
          aria-label={productMessages.picture(at + 1, images.length)}
          aria-current={at === shown ? 'true' : undefined}
          className="rounded-tile"
          onClick={() => onShow(at)}
        >
          <Tile
            tint={tint}
            className={`w-21 rounded-tile ${at === shown ? 'bg-tab! outline-[2.5px] -outline-offset-[2.5px] outline-brand' : 'bg-tab/65!'}`}
          >
            <Picture image={image} alt="" small sizes="84px" />
          </Tile>
        </button>
      ))}
    </div>
  );
}
