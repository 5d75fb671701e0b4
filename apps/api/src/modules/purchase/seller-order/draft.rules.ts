import type { OrderAskChoice, OrderAsks } from '@tonalia/contract/order-asks';
import type { SellerOrderAnswer, SellerOrderRequest } from '@tonalia/contract/seller-orders';

/** A line of a draft, with the instant of what was shown. */
export interface DraftLine {
  code: string;
  quantity: number;
  priceSeen: number;
  dateSeen: string | null;
  seenAt: string;
}

/** An order as it is placed when nothing of it asks. */
export interface OrderDraft {
  addressId: string;
  paymentMethod: string;
  comments: string;
  /** In one delivery; a draft of an older version does not say. */
  together?: boolean;
  /** Pesos that the order may cost at most. */
  expectedTotal: number;
  lines: DraftLine[];
}

/** The order as the phone sent it. */
export function toDraft({
  addressId,
  paymentMethod,
  comments = '',
  together = false,
  expectedTotal,
  snapshotAt,
  lines,
}: SellerOrderRequest): OrderDraft {
  return {
    addressId,
    paymentMethod,
    comments,
    together,
    expectedTotal,
    lines: lines.map((line) => ({ ...line, code: line.code.toUpperCase(), seenAt: snapshotAt })),
  };
}

/**
 * The draft after an answer: each line that asks is replaced by the lines of its choice, as they were offered at `askedAt`. Null when
 * a line has no choice, or one that was not offered.
 */
export function answeredDraft(
  draft: OrderDraft,
  asks: OrderAsks,
  answer: Pick<SellerOrderAnswer, 'choices' | 'addressId' | 'paymentMethod' | 'expectedTotal'>,
  askedAt: string,
): OrderDraft | null {
  const chosen = new Map<number, OrderAskChoice>();
  for (const { line, choices } of asks.lines) {
    const wanted = answer.choices.find((one) => one.line === line);
    const choice = choices.find((one) => one.choice === wanted?.choice);
    if (!choice) return null;
    chosen.set(line, choice);
  }
  const lines = draft.lines.flatMap((line, at) => {
    const choice = chosen.get(at + 1);
    if (!choice) return [line];
    return choice.lines.map(({ code, quantity, price, dispatchDate }): DraftLine => ({
      code,
      quantity,
      priceSeen: price,
      dateSeen: dispatchDate,
      seenAt: askedAt,
    }));
  });
  return {
    addressId: answer.addressId ?? draft.addressId,
    paymentMethod: answer.paymentMethod ?? draft.paymentMethod,
    comments: draft.comments,
    together: draft.together ?? false,
    expectedTotal: answer.expectedTotal,
    lines: mergeSame(lines),
  };
}

/** A version from stock, or in presale, is one line: with all units, the lowest price shown, and the oldest instant. */
function mergeSame(lines: readonly DraftLine[]): DraftLine[] {
  const byKey = Map.groupBy(lines, ({ code, dateSeen }) => `${dateSeen} ${code}`);
  return [...byKey.values()].flatMap(([first, ...others]) =>
    first === undefined
      ? []
      : [
          others.reduce(
            (one, other) => ({
              ...one,
              quantity: one.quantity + other.quantity,
              priceSeen: Math.min(one.priceSeen, other.priceSeen),
              seenAt: one.seenAt < other.seenAt ? one.seenAt : other.seenAt,
            }),
            first,
          ),
        ],
  );
}
