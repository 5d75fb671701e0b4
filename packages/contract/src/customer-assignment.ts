import { z } from 'zod';
import { OfficeCustomerQuery } from './customer-list.ts';
import type { OfficeService } from './office-call.ts';
import { BulkResult, MOST_AT_ONCE } from './office-wire.ts';
import { Uuid, resultsOf } from './wire.ts';

/** Most customers of one assignment by filter (CUSTOMERS_TOO_MANY). */
export const MOST_ASSIGNED = 5_000;

/** Filters of the list, as its query takes them. */
export const CustomerFilters = OfficeCustomerQuery.omit({ page: true, limit: true, sort: true });
export type CustomerFilters = z.infer<typeof CustomerFilters>;

/** Customers by id or by filter, and the seller they go to. */
const AssignmentWish = z
  .strictObject({
    ids: z.array(Uuid).min(1).max(MOST_AT_ONCE).optional(),
    filter: CustomerFilters.optional(),
    /** Null leaves them without a seller. */
    sellerId: Uuid.nullable(),
    dryRun: z.boolean().default(false),
  })
  .refine(({ ids, filter }) => (ids === undefined) !== (filter === undefined));
export type AssignmentWish = z.output<typeof AssignmentWish>;
/** As a client sends it. */
export type AssignmentBody = z.input<typeof AssignmentWish>;

/** An assignment, or its preview: besides what changes, from which sellers. */
export const CustomerAssignment = BulkResult.extend({
  /** The largest number first; without a name those that have no seller. */
  from: z.array(z.object({ name: z.string().nullable(), customers: z.int() })),
});
export type CustomerAssignment = z.infer<typeof CustomerAssignment>;

/** What an undoing gives back; a refused customer has its name. */
export const UndoneAssignment = BulkResult.extend({
  refused: z.array(z.object({ id: z.string(), name: z.string(), code: z.string(), message: z.string() })),
});
export type UndoneAssignment = z.infer<typeof UndoneAssignment>;

/** The office's calls that give many customers to one seller, under `/api/customers`. */
export const customerAssignmentApi = {
  /** Names customers by id. With `dryRun` nothing changes. */
  'POST /office/customers/assign': {
    body: AssignmentWish,
    response: resultsOf(CustomerAssignment),
    errors: ['SELLER_NOT_FOUND', 'CUSTOMERS_TOO_MANY'],
  },
  /** Gives each customer back to the seller it had; one that has another seller since is refused. With `dryRun` nothing changes. */
  'POST /office/assignments/{id}/undo': {
    params: z.object({ id: Uuid }),
    body: z.strictObject({ dryRun: z.boolean().default(false) }),
    response: resultsOf(UndoneAssignment),
    errors: ['UNDO_EXPIRED'],
  },
} satisfies OfficeService;

/** What sellers have begun for some customers. */
export const BegunWork = z.object({
  /** Carts of their sellers with something in them. */
  carts: z.int(),
  /** Orders that a phone sent and that wait for an answer of the seller. */
  waitingOrders: z.int(),
});
export type BegunWork = z.infer<typeof BegunWork>;

/** The office's call about what the sellers of customers have begun, under `/api/purchase`. */
export const begunWorkApi = {
  'POST /office/customers/begun': {
    body: z.strictObject({ ids: z.array(Uuid).min(1).max(MOST_ASSIGNED) }),
    response: resultsOf(BegunWork),
    errors: [],
  },
} satisfies OfficeService;
