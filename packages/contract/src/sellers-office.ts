import { z } from 'zod';
import type { OfficeService } from './office-call.ts';
import { Email } from './people.ts';
import { Line, Uuid, resultsOf } from './wire.ts';

/** A seller of the shop. */
export const OfficeSeller = z.object({
  _id: Uuid,
  name: z.string(),
  email: z.string().nullable(),
  /** Ten digits. */
  phone: z.string().nullable(),
  /** The code the distributor knows the seller by. */
  code: z.string().nullable(),
  /** Customers of the portfolio. */
  customers: z.int(),
  isBlocked: z.boolean(),
});
export type OfficeSeller = z.infer<typeof OfficeSeller>;

const Name = Line.pipe(z.string().min(1).max(80));
const SellerDraft = z.strictObject({
  name: Name,
  lastName: Name,
  email: Email,
  phone: z
    .string()
    .max(30)
    .transform((typed) => typed.replace(/[\s()-]/g, ''))
    .pipe(z.string().regex(/^3\d{9}$/, 'debe ser un celular de 10 dígitos')),
});
/** As a client sends it. */
export type SellerBody = z.input<typeof SellerDraft>;

/** The office's calls about sellers, under `/api/customers`. */
export const sellersOfficeApi = {
  'GET /office/sellers': { response: resultsOf(z.array(OfficeSeller)), errors: [] },
  /** Adds a seller. The first sign-in is with a code, and a password follows. The same seller again is no second one. */
  'POST /office/sellers': {
    body: SellerDraft,
    response: resultsOf(z.array(OfficeSeller)),
    errors: ['SELLER_EMAIL_TAKEN', 'SELLER_PHONE_TAKEN'],
  },
} satisfies OfficeService;
