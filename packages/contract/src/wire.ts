import { maxLineQuantity } from './limits.ts';
import { z } from 'zod';

/** Catalogue ids: opaque to clients, decimal inside. */
export const CatalogueId = z.string().regex(/^[1-9]\d{0,17}$/);
/** Ids of people, orders and sessions; opaque to clients. */
export const Uuid = z.uuid();
/** SKU of a product or version. */
export const Code = z.string().trim().min(1).max(64);
/** DANE code of a department, two digits. */
export const StateId = z.string().regex(/^\d{2}$/);
/** DANE code of a municipality, five digits. */
export const CityId = z.string().regex(/^\d{5}$/);
/** Integer Colombian pesos, IVA included. */
export const Pesos = z.int();
/** Calendar day in America/Bogota, `yyyy-mm-dd`. */
export const Day = z.iso.date();
/** A moment in UTC, ISO 8601 with `Z`. */
export const Instant = z.iso.datetime();

/** Units of a line. A quantity is never a string, a fraction or a boolean. */
export const Quantity = z.int().min(0).max(maxLineQuantity);

/**
 * One line of text that others read: a name, an address. Line breaks and control characters become spaces; invisible
 * and bidirectional characters are dropped, so the text reads the same in a page, a message and a terminal.
 */
export const Line = z.string().overwrite(oneLine).trim();

/** The same for text with several lines. */
export const Lines = z.string().overwrite((typed) => typed.replace(/\r\n?/g, '\n').split('\n').map(oneLine).join('\n'));

function oneLine(typed: string): string {
  return (
    typed
      .toWellFormed()
      // NUL is not a typing slip, and PostgreSQL refuses it
      .replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, (sign) => (sign === '\0' ? sign : ' '))
      .replace(/\p{Cf}/gu, '')
  );
}

/** Headers that clients send with every call. Only hints: the session decides the actor and the customer. */
export const Hints = z.object({
  warehouse: z.string().max(40).optional(),
  reference: z.string().max(200).optional(),
  campaign: z.string().max(200).optional(),
  tradeTypeId: z.string().max(40).optional(),
  userId: z.string().max(60).optional(),
  userCityId: z.string().max(10).optional(),
  userStateId: z.string().max(10).optional(),
  /** The customer a seller acts for; checked against the portfolio on every call. */
  customerId: z.uuid().optional(),
});

/** Items of a page when a client asks for no other number. */
export const PAGE_LIMIT = 20;
/** A number in a query: digits only, from `min` to `max`. */
export const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,6}$/, 'debe ser un número entero')
    .transform(Number)
    .pipe(z.int().min(min).max(max));

/** Pages count from 1 and have at most 100 items. */
export const PageQuery = Hints.extend({
  page: wholeNumber(1, 10_000).default(1),
  limit: wholeNumber(1, 100).default(PAGE_LIMIT),
});

/** A page of a list: `pages` is the number of pages, `total` the number of items. */
export const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({ results: z.array(item), page: z.int(), limit: z.int(), total: z.int(), pages: z.int() });

/** The specification's envelope of a response that is not a page. */
export const resultsOf = <T extends z.ZodType>(thing: T) => z.object({ results: thing });

/** A boolean of a query string. */
export const flag = z.enum(['1', 'true', '0', 'false']).transform((text) => text === '1' || text === 'true');

/** Parameter of the calls about one order. */
export const OrderCode = z.object({ orderCode: z.string().min(1).max(40) });

/** Errors of any call that acts for a customer. */
export const buyerErrors = ['GUEST_NOT_ALLOWED', 'CUSTOMER_REQUIRED', 'CUSTOMER_NOT_FOUND'] as const;
