import { z } from 'zod';
import type { OfficeService } from './office-call.ts';
import { Position } from './position.ts';
import { Instant, Uuid, resultsOf } from './wire.ts';

/** Where a customer is and what it looks like, as a seller registered it without a network. */
export const TakenRegistration = z.object({
  _id: Uuid,
  seller: z.string(),
  takenAt: Instant,
  position: Position.nullable(),
  /** Ids of its photos, in their order. */
  photos: z.array(Uuid),
});
export type TakenRegistration = z.infer<typeof TakenRegistration>;

const ById = z.object({ id: Uuid });

/** The office's calls about what sellers gave with a registration, under `/api/customers`. */
export const takenRegistrationsOfficeApi = {
  /** Of one customer: registrations with a position or photos, the latest first, 5 at most. */
  'GET /office/customers/{id}/registrations': {
    params: ById,
    response: resultsOf(z.array(TakenRegistration)),
    errors: [],
  },
  'GET /office/customers/{id}/registration-photos/{photo}': {
    params: ById.extend({ photo: Uuid }),
    response: z.string().meta({ format: 'binary' }),
    errors: ['PHOTO_NOT_FOUND'],
  },
} satisfies OfficeService;
