import type { PictureDrawer } from '../src/pictures/drawer.ts';
import { renderPicture, renderPreview } from '../src/pictures/render-picture.ts';

/** A drawer in the threads of the process of a test. */
export const drawHere: PictureDrawer = { picture: renderPicture, preview: renderPreview, stop: async () => {} };
