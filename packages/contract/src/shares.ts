import { z } from 'zod';
import type { Service } from './call.ts';
import { maxAnswerName, maxAnswerNote, maxLineQuantity, shareDayChoices } from './limits.ts';
import { ListMatch } from './order-list.ts';
import { Colour } from './products.ts';
import { Reordered } from './purchase.ts';
import { CatalogueId, Code, Hints, Instant, Line, Lines, Pesos, Uuid, buyerErrors, resultsOf } from './wire.ts';

const kind = z.enum(['card', 'list', 'cart']);
const items = z
  .array(z.strictObject({ versionId: CatalogueId, quantity: z.int().min(1).max(maxLineQuantity) }))
  .min(1)
  .max(500);
/** An unknown one is answered like a revoked one, whatever it looks like. */
const token = z.object({ token: z.string().min(1).max(100) });

/** A link as its maker sees it. Only its holders have its token. */
export const OwnShare = z.object({
  shareId: Uuid,
  kind,
  /** Name of the product or list; of a cart, what it is. */
  title: z.string(),
  showsPrices: z.boolean(),
  mayChangeUnits: z.boolean(),
  showsShades: z.boolean(),
  madeAt: Instant,
  expiresAt: Instant,
  state: z.enum(['open', 'expired', 'revoked']),
  /** Times the page was opened. */
  opens: z.int(),
  answers: z.int(),
});
export type OwnShare = z.infer<typeof OwnShare>;

/** A line of a shared page: `quantity` is what is proposed, 0 of a shade of a colour card. */
export const SharedLine = z.object({
  versionId: CatalogueId,
  code: Code,
  name: z.string(),
  versionName: z.string().nullable(),
  manufacturer: z.string(),
  color: Colour.nullable(),
  /** Of a colour card: the height or family of the shade. */
  section: z.string().nullable(),
  image: z.string(),
  quantity: z.int(),
  minQuantity: z.int(),
  /** A shade that a list does not have, beside its lines. */
  isBeside: z.boolean(),
  isSoldOut: z.boolean(),
  /** Of one unit; only on a page with prices. */
  price: Pesos.optional(),
});
export type SharedLine = z.infer<typeof SharedLine>;

/** What a link shows. It names neither its maker nor the customer. */
export const SharedPage = z.object({
  kind,
  /** Of a card, the name of its product; empty for a list and a cart, because its maker's words may name a person. */
  title: z.string(),
  expiresAt: Instant,
  /** Whether other units of a line can be sent than those proposed. */
  mayChangeUnits: z.boolean(),
  lines: z.array(SharedLine),
});
export type SharedPage = z.infer<typeof SharedPage>;

/** What came back from a link. */
export const ShareAnswer = z.object({
  answerId: Uuid,
  shareId: Uuid,
  kind,
  title: z.string(),
  /** As the visitor wrote them; empty without. */
  name: z.string(),
  note: z.string(),
  lines: z.int(),
  units: z.int(),
  answeredAt: Instant,
  addedAt: Instant.nullable(),
});
export type ShareAnswer = z.infer<typeof ShareAnswer>;

/** The same with its lines; `match` is null for what is no longer sold. */
export const ReceivedList = ShareAnswer.omit({ lines: true }).extend({
  lines: z.array(z.object({ versionId: CatalogueId, quantity: z.int(), match: ListMatch.nullable() })),
});
export type ReceivedList = z.infer<typeof ReceivedList>;

const answerId = z.object({ answerId: Uuid });

/** The calls of links that show a colour card, a list or a cart without an account. */
export const sharesApi = {
  /**
   * Makes a link. The id is the client's: a repeated request answers with another token for the same link, which then has the settings of
   * that request, and the token before no longer opens it.
   */
  'POST /shares': {
    query: Hints,
    body: z.strictObject({
      shareId: Uuid,
      kind,
      /** Of a card. */
      productId: CatalogueId.optional(),
      /** Of a saved list; a cart is the caller's open one. */
      listId: Uuid.optional(),
      showsPrices: z.boolean().default(false),
      /** Of a list or a cart: whether other units can be sent back. */
      mayChangeUnits: z.boolean().default(true),
      /** Of a list or a cart: whether the page also has the other shades of its products. */
      showsShades: z.boolean().default(false),
      /** Days that it is open; without it, `shareDays` of the policy. */
      days: z.literal(shareDayChoices).optional(),
    }),
    response: resultsOf(OwnShare.extend({ token: z.string() })),
    errors: [
      ...buyerErrors,
      'PRODUCT_NOT_FOUND',
      'LIST_NOT_FOUND',
      'CART_EMPTY',
      'SHARES_FULL',
      'SHARE_NOT_FOUND',
      'TOO_MANY_REQUESTS',
    ],
  },
  /** The caller's own for the customer, the newest first. */
  'GET /shares': { query: Hints, response: resultsOf(z.array(OwnShare)), errors: [...buyerErrors] },
  /** Ends a link; what came back from it stays. */
  'DELETE /shares/own/{shareId}': {
    params: z.object({ shareId: Uuid }),
    query: Hints,
    response: resultsOf(z.object({ shareId: Uuid })),
    errors: [...buyerErrors, 'SHARE_NOT_FOUND'],
  },
  /** What came back to the caller for the customer, the newest first. */
  'GET /shares/answers': { query: Hints, response: resultsOf(z.array(ShareAnswer)), errors: [...buyerErrors] },
  'GET /shares/answers/{answerId}': {
    params: answerId,
    query: Hints,
    response: resultsOf(ReceivedList),
    errors: [...buyerErrors, 'LIST_NOT_FOUND'],
  },
  /** Adds the reviewed lines to the open cart in one write, as `POST /cart/add-list` does; the first time, the note goes to the order. */
  'POST /shares/answers/{answerId}/order': {
    params: answerId,
    query: Hints,
    headers: z.object({ 'idempotency-key': z.uuid().optional() }),
    body: z.strictObject({ items }),
    response: Reordered,
    errors: [...buyerErrors, 'LIST_NOT_FOUND', 'NO_COVERAGE', 'IDEMPOTENCY_KEY_REUSED'],
  },
  /** What a link shows, for everybody that has it. */
  'GET /shares/{token}': {
    params: token,
    response: resultsOf(SharedPage),
    errors: ['SHARE_NOT_FOUND', 'SHARE_EXPIRED', 'TOO_MANY_REQUESTS'],
  },
  /** Sends lines back, once for each key. Versions that the link does not show are ignored; other units are refused where they may not change. */
  'POST /shares/{token}/answer': {
    params: token,
    body: z.strictObject({
      key: Uuid,
      lines: items,
      name: Line.max(maxAnswerName).default(''),
      note: Lines.max(maxAnswerNote).default(''),
    }),
    response: resultsOf(z.object({ answerId: Uuid })),
    errors: ['SHARE_NOT_FOUND', 'SHARE_EXPIRED', 'SHARE_FULL', 'IDEMPOTENCY_KEY_REUSED', 'TOO_MANY_REQUESTS'],
  },
} satisfies Service;

/** What a link of the caller shows, as a PDF and not a call. */
export const SHARE_PDF = '/api/purchase/shares.pdf';
/** Names the link by its maker's id. */
export const ShareFileQuery = Hints.extend({ shareId: Uuid });
