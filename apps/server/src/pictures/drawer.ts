import type { PictureFile } from './picture-file.ts';
import type { PictureContent } from './picture-key.ts';

/** Draws pictures, in this process or in another one. */
export interface PictureDrawer {
  /** Draws a picture; of a photograph, from its original. */
  picture: (picture: PictureContent, file: PictureFile, original?: Uint8Array) => Promise<Buffer>;
  /** Turns such a picture into the JPEG of a link preview. */
  preview: (picture: Buffer) => Promise<Buffer>;
  /** Stops, aborting drawings in progress. */
  stop: () => Promise<void>;
}
