import { OfficeError } from '@tonalia/contract/office-errors';
import { AppError } from '@tonalia/contract/errors';

/** A line of an order before its adjustment. Prices are pesos, frozen when the order was placed. */
export interface AdjustableLine {
  line: number;
  /** Units that are sent now. */
  quantity: number;
  price: number;
  originalPrice: number;
  advanced: boolean;
  /** Its part has left, or will not leave. */
  isClosed: boolean;
}

/** A version to send instead of units of a line, at its own price for the customer. */
export interface OfferedSubstitute {
  quantity: number;
  price: number;
  originalPrice: number;
}

/** What a line becomes; with a substitute for units that it loses. */
export interface LineChange<S extends OfferedSubstitute = OfferedSubstitute> {
  line: number;
  quantity: number;
  substitute: S | null;
}

/** A substitute at the price it is sold for. */
export interface PricedSubstitute<S extends OfferedSubstitute> {
  substitutes: number;
  quantity: number;
  price: number;
  originalPrice: number;
  offered: S;
}

/** The lines that change, those that are added, and all lines as they are sent. */
export interface AdjustedLines<S extends OfferedSubstitute> {
  changed: { line: number; before: number; after: number }[];
  added: PricedSubstitute<S>[];
  sent: { quantity: number; price: number; originalPrice: number }[];
}

/**
 * Applies changes to lines. Throws LINE_NOT_FOUND; SHIPMENT_LEFT for a line of a part that left; ADJUSTMENT_UPWARDS for more units
 * than before; SUBSTITUTE_UNAVAILABLE for a presale line; ADJUSTMENT_EMPTY when nothing is left to send; INVALID_REQUEST when nothing
 * changes.
 */
export function adjustLines<S extends OfferedSubstitute>(
  lines: readonly AdjustableLine[],
  changes: readonly LineChange<S>[],
): AdjustedLines<S> {
  const applied = changes.map((change) => ({ change, line: requireLine(lines, change) }));
  const changed = applied
    .filter(({ change, line }) => change.quantity !== line.quantity)
    .map(({ change, line }) => ({ line: line.line, before: line.quantity, after: change.quantity }));
  if (changed.length === 0) throw new AppError('INVALID_REQUEST', { field: 'lines', detail: 'no cambia nada' });
  const added = applied.flatMap(({ change, line }) =>
    change.substitute ? [priceSubstitute(line, change.substitute)] : [],
  );
  const kept = lines.map((line) => ({ ...line, quantity: afterOf(changed, line) }));
  const sent = [...kept, ...added].filter(({ quantity }) => quantity > 0);
  if (sent.length === 0) throw new OfficeError('ADJUSTMENT_EMPTY');
  return { changed, added, sent };
}

function requireLine(lines: readonly AdjustableLine[], { line: number, quantity, substitute }: LineChange) {
  const line = lines.find((one) => one.line === number);
  if (!line) throw new OfficeError('LINE_NOT_FOUND');
  if (line.isClosed) throw new OfficeError('SHIPMENT_LEFT');
  if (quantity + (substitute?.quantity ?? 0) > line.quantity) throw new OfficeError('ADJUSTMENT_UPWARDS');
  // its units are in stock, and leave before the presale does
  if (substitute && line.advanced) throw new OfficeError('SUBSTITUTE_UNAVAILABLE');
  return line;
}

/** The price of the line it replaces when that is cheaper, else its own: a substitute never costs more. */
function priceSubstitute<S extends OfferedSubstitute>(wanted: AdjustableLine, offered: S): PricedSubstitute<S> {
  const { price, originalPrice } = substitutePrice(wanted, offered);
  return { substitutes: wanted.line, quantity: offered.quantity, price, originalPrice, offered };
}

interface UnitPrice {
  price: number;
  originalPrice: number;
}

/** What a unit of a substitute costs instead of a unit of the wanted line. */
export function substitutePrice(wanted: UnitPrice, offered: UnitPrice): UnitPrice {
  const { price, originalPrice } = wanted.price < offered.price ? wanted : offered;
  return { price, originalPrice };
}

const afterOf = (changed: AdjustedLines<OfferedSubstitute>['changed'], { line, quantity }: AdjustableLine): number =>
  changed.find((one) => one.line === line)?.after ?? quantity;
