import { z } from 'zod';

/** Catalogue ids: opaque to clients, decimal inside. */
export const CatalogueId = z.string().regex(/^[1-9]\d{0,17}$/);
export const Uuid = z.uuid();
/** A product's or version's SKU. */
export const Code = z.string().trim().min(1).max(64);
/** DANE's department code, two digits. */
export const StateId = z.string().regex(/^\d{2}$/);
/** DANE's municipality code, five digits. */
export const CityId = z.string().regex(/^\d{5}$/);
/** Integer Colombian pesos, IVA included. */
export const Pesos = z.int();
/** Calendar day in America/Bogota, `yyyy-mm-dd`. */
export const Day = z.iso.date();
export const Instant = z.iso.datetime();

export const MAX_QUANTITY = 9999;
/** Units of a line. A quantity is never a string, a fraction or a boolean. */
export const Quantity = z.int().min(0).max(MAX_QUANTITY);

/**
 * A line of text that others read: a name, an address. Breaks and control characters are a space, and signs that nobody sees or that
 * turn the reading around are dropped, so that what is read is what was sent, in a page, a message or a terminal alike.
 */
export const Line = z.string().overwrite(oneLine).trim();

/** The same for what may go over several lines. */
export const Lines = z.string().overwrite((typed) => typed.replace(/\r\n?/g, '\n').split('\n').map(oneLine).join('\n'));

function oneLine(typed: string): string {
  return (
    typed
      .toWellFormed()
      // a NUL is no slip of a keyboard: the database refuses it
      .replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, (sign) => (sign === '\0' ? sign : ' '))
      .replace(/\p{Cf}/gu, '')
  );
}

/** What clients send along on every call. Hints only: the session decides who acts and for whom. */
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

export const PAGE_LIMIT = 20;
/** A number of a query: digits alone, from `min` to `max`. */
export const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,6}$/, 'debe ser un número entero')
    .transform(Number)
    .pipe(z.int().min(min).max(max));

export const PageQuery = Hints.extend({
  page: wholeNumber(1, 10_000).default(1),
  limit: wholeNumber(1, 100).default(PAGE_LIMIT),
});

/** A page of a list: `pages` is the number of pages, `total` the number of things. */
export const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({ results: z.array(item), page: z.int(), limit: z.int(), total: z.int(), pages: z.int() });

export const resultsOf = <T extends z.ZodType>(thing: T) => z.object({ results: thing });

export const flag = z.enum(['1', 'true', '0', 'false']).transform((text) => text === '1' || text === 'true');

/** The parameter of a call about one order. */
export const OrderCode = z.object({ orderCode: z.string().min(1).max(40) });

/** What any call that acts for a customer can be refused with. */
export const buyerErrors = ['GUEST_NOT_ALLOWED', 'CUSTOMER_REQUIRED', 'CUSTOMER_NOT_FOUND'] as const;
