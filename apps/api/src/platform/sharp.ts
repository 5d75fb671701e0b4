import sharp from 'sharp';

// One thread per picture and no cache between them: each is read once, beside everything else.
sharp.concurrency(1);
sharp.cache(false);

/** The reader and writer of pictures, with the settings of this product. */
export { sharp };
export type { Sharp } from 'sharp';
