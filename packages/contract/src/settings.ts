import { z } from 'zod';
import type { Service } from './call.ts';
import { resultsOf } from './wire.ts';

/** When the support team answers, in Bogotá: ISO weekdays (1 is Monday), from and to as full hours. */
export const SupportHours = z.strictObject({
  weekdays: z.array(z.int().min(1).max(7)).min(1).max(7),
  from: z.int().min(0).max(23),
  to: z.int().min(1).max(24),
});
export type SupportHours = z.infer<typeof SupportHours>;

/** What every page of the shop needs to know of the installation it belongs to. What is not set is null. */
export const ShopSettings = z.object({
  brand: z.string(),
  /** The company's city and country, as the footer shows them. */
  city: z.string().nullable(),
  creditName: z.string(),
  loyaltyZone: z.string(),
  /** The version of the terms that people accept now. */
  termsVersion: z.string(),
  support: z.object({
    /** E.164 without the plus, as links write it; so is `phone`. */
    whatsapp: z.string().nullable(),
    phone: z.string().nullable(),
    email: z.string().nullable(),
    hours: SupportHours.nullable(),
    emailAnswer: z.string().nullable(),
  }),
});
export type ShopSettings = z.infer<typeof ShopSettings>;

export const LegalSection = z.strictObject({
  /** Its anchor in the page. */
  id: z.string().regex(/^[a-z\d]+(-[a-z\d]+)*$/),
  title: z.string().min(1).max(120),
  paragraphs: z.array(z.string().min(1).max(4000)).min(1).max(50),
});
/** A legal text. `version` is the Bogotá day it began; a second text of one day ends in `.2`. */
export const LegalText = z.strictObject({
  version: z.string().regex(/^\d{4}-\d{2}-\d{2}(\.\d{1,3})?$/),
  sections: z.array(LegalSection).min(1).max(100),
});
export type LegalSection = z.infer<typeof LegalSection>;
export type LegalText = z.infer<typeof LegalText>;

export const settingsApi = {
  'GET /shop': { response: resultsOf(ShopSettings), errors: [] },
  /** The terms in force, or those of an older version that somebody accepted. */
  'GET /terms': {
    query: z.object({ version: LegalText.shape.version.optional() }),
    response: resultsOf(LegalText),
    errors: ['TERMS_NOT_FOUND'],
  },
} satisfies Service;
