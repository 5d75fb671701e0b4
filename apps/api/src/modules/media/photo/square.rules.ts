import type { PhotoCrop } from '@tonalia/contract/media-office';

/** What decides the square of a photograph. `width` and `height` are before the turn, in pixels. */
export interface FramedPhoto {
  width: number;
  height: number;
  /** Quarter turns clockwise. */
  turn: number;
  crop: PhotoCrop | null;
  /** In thousandths of the turned picture. */
  focus: { x: number; y: number };
}

/** The size of the picture after its turn. */
export const turnedSize = ({ width, height, turn }: Pick<FramedPhoto, 'width' | 'height' | 'turn'>) =>
  turn % 2 === 1 ? { width: height, height: width } : { width, height };

/** The square that is shown: the chosen one, else the largest around the focal point. */
export function squareOf(photo: FramedPhoto): PhotoCrop {
  if (photo.crop) return photo.crop;
  const { width, height } = turnedSize(photo);
  const side = Math.min(width, height);
  const begin = (length: number, focus: number): number =>
    Math.max(0, Math.min(length - side, Math.round((length * focus) / 1000 - side / 2)));
  return { left: begin(width, photo.focus.x), top: begin(height, photo.focus.y), side };
}

/** Whether a square is inside the turned picture. */
export function isInside(photo: FramedPhoto, { left, top, side }: PhotoCrop): boolean {
  const { width, height } = turnedSize(photo);
  return left + side <= width && top + side <= height;
}
