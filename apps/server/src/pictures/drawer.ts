import { type Picture, type PictureWidth, renderPicture, renderPreview } from './render-picture.ts';

/** Draws pictures: in this process, or in another one. */
export interface Drawer {
  /** WebP with transparency. */
  picture: (picture: Picture, width: PictureWidth) => Promise<Buffer>;
  /** From such a WebP, the JPEG that stands beside a link in a message. */
  preview: (picture: Buffer) => Promise<Buffer>;
  /** Ends what draws, with whatever it still draws. */
  stop: () => Promise<void>;
}

/** Draws in the threads of this process. */
export const drawHere: Drawer = { picture: renderPicture, preview: renderPreview, stop: async () => {} };
