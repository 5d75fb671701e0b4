import type { PictureFormat } from './render-picture.ts';

/** The best format that an Accept header names. A wildcard alone says nothing: browsers that read AVIF name it. */
export function acceptedFormat(accept = ''): PictureFormat {
  return /image\/avif(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(accept) ? 'avif' : 'webp';
}
