import { z } from 'zod';
import type { OfficeService } from './office-call.ts';
import { Instant, resultsOf } from './wire.ts';

const Key = z
  .string()
  .regex(/^[a-z_]+(\.[a-z_]+)+$/)
  .max(60);
/** As a person types it: "860.034.313-7", "lun-vie 8-18", "40 %"; null when it is not set. */
const Typed = z.string().max(400).nullable();

/** A setting of the installation. */
export const OfficeSetting = z.object({
  key: Key,
  value: Typed,
  /** What a valid value looks like. */
  example: z.string(),
  /** The shop cannot open to the public without it. */
  isRequired: z.boolean(),
  /** It keeps the shop from opening to the public: not set, or still the demo's. */
  isMissing: z.boolean(),
  /** The person that set it last, and when; null when it was never set. */
  set: z.object({ by: z.string(), at: Instant }).nullable(),
});
export type OfficeSetting = z.infer<typeof OfficeSetting>;

/** A change of a setting, with its values as a person types them. */
export const SettingEvent = z.object({ at: Instant, by: z.string().nullable(), before: Typed, after: Typed });
export type SettingEvent = z.infer<typeof SettingEvent>;

/** The rules of the business that the office's own screens need, as they are in force. */
export const OfficePolicy = z.object({
  returnDays: z.int(),
  returnAgeDays: z.int(),
  purchaseSafetyDays: z.int(),
  cashDifferenceLimit: z.int(),
});
export type OfficePolicy = z.infer<typeof OfficePolicy>;

/** The calls about the settings of the installation, under `/api/office`. */
export const settingsOfficeApi = {
  'GET /settings': { response: resultsOf(z.array(OfficeSetting)), errors: [] },
  /** Saves all or none. `seen` is the value that the operator saw; VERSION_CONFLICT when another person changed one of them since. */
  'PUT /settings': {
    body: z.strictObject({
      changes: z
        .array(z.strictObject({ key: Key, value: z.string().max(400_000).nullable(), seen: Typed }))
        .min(1)
        .max(40)
        .refine((changes) => new Set(changes.map(({ key }) => key)).size === changes.length, 'un dato está repetido'),
    }),
    response: resultsOf(z.array(OfficeSetting)),
    errors: ['SETTING_NOT_FOUND', 'SETTING_WRONG', 'SETTING_REQUIRED', 'STEP_UP_REQUIRED', 'VERSION_CONFLICT'],
  },
  /** The last 50 changes of a setting, the newest first. */
  'GET /settings/{key}/history': {
    params: z.object({ key: Key }),
    response: resultsOf(z.array(SettingEvent)),
    errors: ['SETTING_NOT_FOUND'],
  },
  'GET /policy': { response: resultsOf(OfficePolicy), errors: [] },
  /** The terms as text to edit: parts that begin with `## Title {#anchor}`; empty when none were published. */
  'GET /settings/terms/text': { response: resultsOf(z.object({ text: z.string() })), errors: [] },
} satisfies OfficeService;
