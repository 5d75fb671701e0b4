import type { Photo } from '@tonalia/contract/media-office';

/** What decides the frame of a photograph. */
export type Framed = Pick<Photo, 'width' | 'height' | 'turn' | 'crop' | 'focus'>;
/** A square in pixels of the turned picture. */
export type Frame = NonNullable<Photo['crop']>;

/** How much a crop enlarges at most. */
const MOST_ZOOM = 4;
/** In pixels: what a smaller crop shows is blurred in the shop. */
const SMALLEST = 160;

/** The size of the picture after its turn. */
export const turnedSize = ({ width, height, turn }: Pick<Framed, 'width' | 'height' | 'turn'>) =>
  turn % 2 === 1 ? { width: height, height: width } : { width, height };

const within = (value: number, most: number): number => Math.max(0, Math.min(most, Math.round(value)));

/** The frame as the shop shows it: the chosen one, else the largest square around the focal point. */
export function frameOf(photo: Framed): Frame {
  if (photo.crop) return photo.crop;
  const { width, height } = turnedSize(photo);
  const side = Math.min(width, height);
  return {
    left: within((width * photo.focus.x) / 1000 - side / 2, width - side),
    top: within((height * photo.focus.y) / 1000 - side / 2, height - side),
    side,
  };
}

/** The frame moved by pixels of the picture, as far as the picture goes. */
export function movedFrame(photo: Framed, frame: Frame, by: { x: number; y: number }): Frame {
  const { width, height } = turnedSize(photo);
  return {
    ...frame,
    left: within(frame.left + by.x, width - frame.side),
    top: within(frame.top + by.y, height - frame.side),
  };
}

/** How much the frame enlarges: 1 is the largest square. */
export function zoomOf(photo: Framed, { side }: Frame): number {
  const { width, height } = turnedSize(photo);
  return Math.min(width, height) / side;
}

/** The frame with another enlargement, around the same middle. */
export function zoomedFrame(photo: Framed, frame: Frame, zoom: number): Frame {
  const { width, height } = turnedSize(photo);
  const largest = Math.min(width, height);
  const smallest = Math.min(largest, Math.max(SMALLEST, Math.ceil(largest / MOST_ZOOM)));
  const side = Math.max(smallest, Math.min(largest, Math.round(largest / zoom)));
  const grown = (frame.side - side) / 2;
  return movedFrame(photo, { left: frame.left, top: frame.top, side }, { x: grown, y: grown });
}

/** The enlargement of the smallest frame. */
export function mostZoom(photo: Framed): number {
  const { width, height } = turnedSize(photo);
  const largest = Math.min(width, height);
  return largest / Math.min(largest, Math.max(SMALLEST, Math.ceil(largest / MOST_ZOOM)));
}
