import { z } from 'zod';
import type { OfficeService } from './office-call.ts';
import { BrandFile } from './settings.ts';
import { resultsOf } from './wire.ts';

/** Most characters of a file in base64: 1 MB. */
const MOST_FILE = 1_400_000;

/** The office's calls about the pictures of the brand, under `/api/settings`. */
export const brandOfficeApi = {
  /** A logo or an icon as SVG, PNG, WebP or JPEG; it is drawn again as PNG and shown at once. The settings `brand.logo` and `brand.icon` remove it. */
  'PUT /office/brand/{kind}': {
    params: z.object({ kind: z.enum(['logo', 'icon']) }),
    body: z.strictObject({ file: z.base64().min(4).max(MOST_FILE) }),
    response: resultsOf(BrandFile),
    errors: ['BRAND_PICTURE_WRONG', 'BRAND_PICTURE_SMALL', 'BRAND_ICON_NOT_SQUARE'],
  },
} satisfies OfficeService;
