import { z } from 'zod';
import type { OfficeService } from './office-call.ts';
import { RowVersion } from './office-wire.ts';
import { Day, Instant, Line, Pesos, Uuid, resultsOf } from './wire.ts';

/** The reasons for which a customer does not take a delivery at all. */
export const RefusalReason = z.enum(['closed', 'absent', 'no_money', 'wrong_address']);
export type RefusalReason = z.infer<typeof RefusalReason>;

/** The reasons for which units of a delivery come back. */
export const BackReason = z.enum(['damaged', 'not_ordered', 'other_product', 'expired']);
export type BackReason = z.infer<typeof BackReason>;

/** Units that come back for one of these have a photo. */
export const reasonsWithPhoto: readonly BackReason[] = ['damaged', 'expired'];

/** How a stop ended. */
export const DeliveryResult = z.enum(['delivered', 'partial', 'refused']);
export type DeliveryResult = z.infer<typeof DeliveryResult>;

/** The reasons for which a return is not collected. */
export const PickupReason = z.enum(['closed', 'absent', 'not_ready', 'wrong_address']);
export type PickupReason = z.infer<typeof PickupReason>;

/** How the pick-up of a return ended. */
export const PickupResult = z.enum(['collected', 'not_collected']);
export type PickupResult = z.infer<typeof PickupResult>;

/** How a stop ended, of either kind. */
export const StopResult = z.enum([...DeliveryResult.options, ...PickupResult.options]);
export type StopResult = z.infer<typeof StopResult>;

/** Most bytes of a driver's photo, before base64. */
export const maxDriverPhotoBytes = 4 * 1024 * 1024;
/** Most deliveries of one call. */
export const MOST_DELIVERIES = 20;

/** A line aboard for one stop. */
const StopLine = z.object({
  line: z.int(),
  name: z.string(),
  versionName: z.string().nullable(),
  code: z.string(),
  image: z.string(),
  tile: z.string(),
  units: z.int(),
  /** What one unit takes off what is to be collected, in pesos, when it comes back; 0 when nothing is collected. */
  back: Pesos,
});

/** A stop of the driver's route. Its only price is what is to be collected. */
export const DriverStop = z.object({
  _id: Uuid,
  position: z.int(),
  kind: z.enum(['delivery', 'pickup']),
  /** Code of the order, or of the return to pick up. */
  code: z.string(),
  customer: z.string(),
  person: z.string().nullable(),
  phone: z.string().nullable(),
  address: z.string(),
  city: z.string(),
  /** The customer's words about the delivery; empty without any. */
  note: z.string(),
  /** Promised hours in Bogotá; null when none is known. */
  window: z.object({ from: z.string(), to: z.string() }).nullable(),
  boxes: z.int(),
  /** What the labels of its boxes say in bars, by number: "TN48213-1-2". */
  labels: z.array(z.string()),
  units: z.int(),
  lines: z.array(StopLine),
  /** To collect at the door, in pesos; 0 when it is paid. */
  collect: Pesos,
  /** How the stop ended; null while it waits. */
  delivery: z.object({ result: StopResult, at: Instant }).nullable(),
});
export type DriverStop = z.infer<typeof DriverStop>;

/** The driver's load with all its stops. */
export const DriverRoute = z.object({
  loadId: Uuid,
  /** "HR-00871" */
  code: z.string(),
  route: z.string(),
  driver: z.string().nullable(),
  dispatchDate: Day,
  /** A load that has not left takes no deliveries. */
  isOnRoad: z.boolean(),
  /** A delivery needs the customer's code, or a signature. */
  asksCode: z.boolean(),
  /** The account for a transfer at the door; null without one. */
  account: z.string().nullable(),
  stops: z.array(DriverStop),
  /** The count of the cash, once the desk has made it. */
  count: z.object({ counted: Pesos, mustHandOver: Pesos, signedAt: Instant.nullable(), version: z.int() }).nullable(),
});
export type DriverRoute = z.infer<typeof DriverRoute>;

/** Opening a link: `phone` asks for the driver's phone, because another device opened it before. */
const OpenedLink = z.discriminatedUnion('step', [
  z.object({ step: z.literal('phone') }),
  z.object({ step: z.literal('open'), route: DriverRoute }),
]);

/** The receiver's proof: the order's code, a signature, or neither where the load asks for none. */
const Proof = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('code'), code: z.string().regex(/^\d{4}$/) }),
  z.strictObject({ kind: z.literal('signature'), photoId: Uuid }),
  z.strictObject({ kind: z.literal('none') }),
]);

const common = { clientId: Uuid, stopId: Uuid, at: Instant };
const received = {
  /** Cash that the driver keeps, without the change given back, in pesos. */
  cash: z.int().min(0).max(1_000_000_000),
  /** What came by Bre-B or transfer; it counts once it is seen at the bank. */
  electronic: z
    .strictObject({ amount: z.int().min(1).max(1_000_000_000), reference: Line.pipe(z.string().min(1).max(40)) })
    .nullable(),
  receiver: Line.pipe(z.string().max(80)),
  proof: Proof,
};

/** What a driver's phone sends about a stop. `clientId` makes it count once, for ever. */
export const Delivery = z.discriminatedUnion('result', [
  z.strictObject({ result: z.literal('delivered'), ...common, ...received }),
  z.strictObject({
    result: z.literal('partial'),
    ...common,
    ...received,
    back: z
      .array(
        z.strictObject({
          line: z.int().min(1).max(9_999),
          units: z.int().min(1).max(9_999),
          reason: BackReason,
          photoIds: z.array(Uuid).max(4),
        }),
      )
      .min(1)
      .max(300),
  }),
  z.strictObject({
    result: z.literal('refused'),
    ...common,
    reason: RefusalReason,
    note: Line.pipe(z.string().max(200)),
    photoIds: z.array(Uuid).max(4),
  }),
]);
export type Delivery = z.infer<typeof Delivery>;

/** What a driver's phone sends about the pick-up of a return: the units of each line that it took along, or why none. */
export const Pickup = z.discriminatedUnion('result', [
  z.strictObject({
    result: z.literal('collected'),
    ...common,
    lines: z
      .array(z.strictObject({ line: z.int().min(1).max(32_767), units: z.int().min(0).max(9_999) }))
      .min(1)
      .max(300),
    photoIds: z.array(Uuid).max(4),
  }),
  z.strictObject({
    result: z.literal('not_collected'),
    ...common,
    reason: PickupReason,
    photoIds: z.array(Uuid).max(4),
  }),
]);
export type Pickup = z.infer<typeof Pickup>;

/** How a stop ended, as the phone sends it. */
export const StopReport = z.discriminatedUnion('result', [...Delivery.options, ...Pickup.options]);
export type StopReport = z.infer<typeof StopReport>;

/** A delivery that counted, also when it did before, or the reason for which it never will. */
export const DeliveryOutcome = z.object({
  clientId: Uuid,
  refusal: z.object({ code: z.string(), message: z.string() }).nullable(),
});
export type DeliveryOutcome = z.infer<typeof DeliveryOutcome>;

/** Which load a call is about, for a phone with the links of several; by default the one that it opened. */
const query = z.strictObject({
  load: z
    .string()
    .regex(/^HR-\d{5,9}$/)
    .optional(),
});

/** A driver's calls, under `/api/purchase`. Only the cookie of an opened link opens them, for its own load. */
export const dispatchDriverApi = {
  /** Opens the link on this device and sets its cookie. */
  'POST /driver/open': {
    body: z.strictObject({
      token: z.string().min(20).max(100),
      /** Asked on a second device: the driver's number, ten digits. */
      phone: z
        .string()
        .regex(/^[\d +()-]{7,20}$/)
        .optional(),
    }),
    response: resultsOf(OpenedLink),
    errors: ['LINK_DEAD', 'DRIVER_PHONE_WRONG'],
  },
  'GET /driver/route': { query, response: resultsOf(DriverRoute), errors: [] },
  /** Records deliveries and pick-ups in their order. A photo they name is sent before. */
  'POST /driver/deliveries': {
    query,
    body: z.strictObject({ deliveries: z.array(StopReport).min(1).max(MOST_DELIVERIES) }),
    response: resultsOf(z.object({ outcomes: z.array(DeliveryOutcome), route: DriverRoute })),
    errors: [],
  },
  /** Stores a photo of a stop once; it is encoded again, without its place and camera. */
  'POST /driver/photos': {
    query,
    body: z.strictObject({
      clientId: Uuid,
      stopId: Uuid,
      base64: z
        .string()
        .min(100)
        .max(Math.ceil((maxDriverPhotoBytes * 4) / 3) + 4)
        .regex(/^[A-Za-z0-9+/]+={0,2}$/),
    }),
    response: resultsOf(z.object({ _id: Uuid })),
    errors: ['PHOTO_REFUSED', 'STOP_NOT_FOUND'],
  },
  /** Signs the desk's count as the driver saw it. */
  'POST /driver/count/sign': {
    query,
    body: z.strictObject({ version: RowVersion }),
    response: resultsOf(DriverRoute),
    errors: ['VERSION_CONFLICT', 'SETTLEMENT_CLOSED'],
  },
} satisfies OfficeService;
