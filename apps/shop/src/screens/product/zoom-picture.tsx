import { useState } from 'react';
import type { MouseEvent, PointerEvent } from 'react';
import { productMessages } from '../../messages/product.es-CO.ts';
import { Picture } from '../../components/picture.tsx';

export interface ZoomPictureProps {
  image: string;
  /** The name of the product. */
  name: string;
  alt: string;
  eager: boolean;
  /** Hidden pictures are not in the Tab order. */
  isShown: boolean;
}

const SCALE = 2.2;
const middle = { x: 50, y: 50 };

/** A picture that a tap enlarges at the tapped point; moving the mouse pans it. */
export function ZoomPicture({ image, name, alt, eager, isShown }: ZoomPictureProps) {
  const [at, setAt] = useState<typeof middle | null>(null);
  // Reset the zoom when the picture is hidden.
  if (at && !isShown) setAt(null);
  const style = at ? { transform: `scale(${SCALE})`, transformOrigin: `${at.x}% ${at.y}%` } : undefined;
  return (
    <button
      type="button"
      tabIndex={isShown ? undefined : -1}
      aria-pressed={at !== null}
      aria-label={at ? productMessages.zoomOut : productMessages.zoomIn(name)}
      className={`flex h-full justify-center overflow-hidden -outline-offset-4 ${at ? 'w-full cursor-zoom-out' : 'cursor-zoom-in'}`}
      onClick={(event) => setAt(at ? null : placeIn(event))}
      onPointerMove={(event) => at && event.pointerType === 'mouse' && setAt(placeIn(event))}
    >
      <Picture
        image={image}
        alt={alt}
        sizes={at ? '960px' : '(width < 64rem) 256px, 450px'}
        eager={eager}
        style={style}
        className="h-full w-auto object-contain motion-safe:transition-transform motion-safe:duration-base"
      />
    </button>
  );
}

/** The position in the button, in percent; the middle for a key press. */
function placeIn(event: MouseEvent<HTMLElement> | PointerEvent<HTMLElement>): typeof middle {
  const box = event.currentTarget.getBoundingClientRect();
  if (box.width === 0 || event.clientX === 0) return middle;
  return { x: ((event.clientX - box.left) / box.width) * 100, y: ((event.clientY - box.top) / box.height) * 100 };
}
