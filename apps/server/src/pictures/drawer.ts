import { type PictureContent, type PictureWidth, renderPicture, renderPreview } from './render-picture.ts';

/** Draws pictures, in this process or in another one. */
export interface Drawer {
  /** Draws a WebP with transparency. */
  picture: (picture: PictureContent, width: PictureWidth) => Promise<Buffer>;
  /** Turns such a WebP into the JPEG of a link preview. */
  preview: (picture: Buffer) => Promise<Buffer>;
  /** Stops, aborting drawings in progress. */
  stop: () => Promise<void>;
}

/** A drawer in the threads of this process. */
export const drawHere: Drawer = { picture: renderPicture, preview: renderPreview, stop: async () => {} };
