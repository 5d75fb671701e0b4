import { z } from 'zod';
import { Email, OperatorName, Password, Secret, SignInStep } from './office.ts';
import type { OfficeService } from './office-call.ts';
import { resultsOf } from './wire.ts';

/** The steps of the first run, in the order of the screen. */
export const FirstRunStepName = z.enum([
  'brand',
  'warehouse',
  'coverage',
  'catalogue',
  'payments',
  'sellers',
  'publish',
]);
export type FirstRunStepName = z.infer<typeof FirstRunStepName>;

/** A step, as the data says it now. */
export const FirstRunStep = z.object({
  step: FirstRunStepName,
  isDone: z.boolean(),
  /** Whether the shop is published without it. */
  isOptional: z.boolean(),
  /** Missing parts: keys of settings, or `warehouse`, `zone`, `product`, `stock`, `method`, `seller`; of `publish`, the open steps. */
  missing: z.array(z.string()),
  /** What there is: a name, and how many. */
  name: z.string().nullable(),
  count: z.int(),
});
export type FirstRunStep = z.infer<typeof FirstRunStep>;

/** How far the first run is. */
export const FirstRun = z.object({
  isPublished: z.boolean(),
  shop: z.string(),
  steps: z.array(FirstRunStep),
  /** The code of the first order of the installation. */
  firstOrder: z.string().nullable(),
});
export type FirstRun = z.infer<typeof FirstRun>;

/** The calls of the first run, under `/api/office`. */
export const firstRunOfficeApi = {
  /** Whether the link that the start printed still makes the first owner. */
  'POST /first-run/link': {
    body: z.strictObject({ token: Secret }),
    response: z.object({ ok: z.literal(true) }),
    errors: ['LINK_EXPIRED', 'ORIGIN_NOT_ALLOWED'],
  },
  /** Makes the first owner, once; the second factor follows. */
  'POST /first-run/owner': {
    body: z.strictObject({ token: Secret, name: OperatorName, email: Email, password: Password }),
    response: resultsOf(SignInStep),
    errors: ['LINK_EXPIRED', 'PASSWORD_REFUSED', 'ORIGIN_NOT_ALLOWED'],
  },
  'GET /first-run': { response: resultsOf(FirstRun), errors: [] },
  /** Terms to begin with, for a lawyer to review; `{{company.name}}` and the like are filled in when they are published. */
  'GET /first-run/terms': { response: resultsOf(z.object({ text: z.string() })), errors: [] },
  /** Opens the shop to visitors. Sent again, it changes nothing. */
  'POST /first-run/publish': { response: resultsOf(FirstRun), errors: ['FIRST_RUN_INCOMPLETE'] },
} satisfies OfficeService;
