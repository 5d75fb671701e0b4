import type { PictureFormat } from './picture-file.ts';

/**
 * The best format that an Accept header names. A wildcard alone says nothing of AVIF: browsers that read it name it. JPEG goes only to what
 * names it and neither WebP nor a wildcard.
 */
export function acceptedFormat(accept = ''): PictureFormat {
  if (/image\/avif(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(accept)) return 'avif';
  return /image\/jpe?g/i.test(accept) && !/image\/(webp|\*)|\*\/\*/i.test(accept) ? 'jpeg' : 'webp';
}
