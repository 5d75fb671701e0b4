import { z } from 'zod';
import type { Service } from './call.ts';
import { resultsOf } from './wire.ts';

/** Hours of the support team, in America/Bogota: ISO weekdays (1 Monday), `from` and `to` as full hours. */
export const SupportHours = z.strictObject({
  weekdays: z.array(z.int().min(1).max(7)).min(1).max(7),
  from: z.int().min(0).max(23),
  to: z.int().min(1).max(24),
});
export type SupportHours = z.infer<typeof SupportHours>;

/** The regime of the company for IVA, as its documents print it. */
export const CompanyRegime = z.enum(['Responsable de IVA', 'No responsable de IVA', 'Régimen simple']);
export type CompanyRegime = z.infer<typeof CompanyRegime>;

/** A picture of the brand: the version of its files, and its size in pixels. */
export const BrandPicture = z.object({
  version: z.string().regex(/^[\da-f]{16}$/),
  width: z.int().min(1).max(4096),
  height: z.int().min(1).max(4096),
});
export type BrandPicture = z.infer<typeof BrandPicture>;

/** Where a PNG of the brand is: `logo`; `icon-512`, `-192`, `-180` (no transparency), `-64`, `-maskable-512`. */
export const brandPicturePath = (version: string, name: string): string => `/api/settings/brand/${version}/${name}.png`;

/** Where a client finds a picture of the brand, and its size in pixels. */
export const BrandFile = BrandPicture.omit({ version: true }).extend({ url: z.string() });
export type BrandFile = z.infer<typeof BrandFile>;

/** Data of the installation that every page of the shop needs. Null when not set. */
export const ShopSettings = z.object({
  brand: z.string(),
  /** The tones of the owner's colours, as custom properties of CSS by name; null for the drawn brand's. */
  palette: z.record(z.string(), z.string()).nullable(),
  /** A PNG instead of the name in headers, with its size in pixels. */
  logo: BrandFile.nullable(),
  /** The address of a square PNG of 512 px instead of the drawn icon; other sizes are beside it (`brandPicturePath`). */
  icon: z.string().nullable(),
  /** The company's city and country, shown in the footer. */
  city: z.string().nullable(),
  creditName: z.string(),
  loyaltyZone: z.string(),
  /** The cutoff hour `HH:MM` of zones without their own. */
  cutoff: z.string(),
  /** Current version of the terms. */
  termsVersion: z.string(),
  support: z.object({
    /** E.164 without the plus, as `wa.me` links need it; `phone` too. */
    whatsapp: z.string().nullable(),
    phone: z.string().nullable(),
    email: z.string().nullable(),
    hours: SupportHours.nullable(),
    emailAnswer: z.string().nullable(),
  }),
});
export type ShopSettings = z.infer<typeof ShopSettings>;

/** A section of a legal text, with its plain paragraphs. */
export const LegalSection = z.strictObject({
  /** Anchor of the section in the page. */
  id: z.string().regex(/^[a-z\d]+(-[a-z\d]+)*$/),
  title: z.string().min(1).max(120),
  paragraphs: z.array(z.string().min(1).max(4000)).min(1).max(50),
});
/** A legal text. `version` is the day it took effect (America/Bogota); a second text of the same day ends in `.2`. */
export const LegalText = z.strictObject({
  version: z.string().regex(/^\d{4}-\d{2}-\d{2}(\.\d{1,3})?$/),
  sections: z.array(LegalSection).min(1).max(100),
});
export type LegalSection = z.infer<typeof LegalSection>;
export type LegalText = z.infer<typeof LegalText>;

/** Calls that publish the settings of the installation: company, brand, legal texts. */
export const settingsApi = {
  'GET /shop': { response: resultsOf(ShopSettings), errors: [] },
  /** The current terms, or an older version that a person accepted. */
  'GET /terms': {
    query: z.object({ version: LegalText.shape.version.optional() }),
    response: resultsOf(LegalText),
    errors: ['TERMS_NOT_FOUND'],
  },
} satisfies Service;
