/** Reason of an expired order. */
export const LATE = 'El pago no llegó a tiempo.';
/** Reason of an expired order that continues. */
export const PAID_LATE = 'El pago llegó tarde, y todavía había de todo.';

/** Reasons of refunds. */
export const ALREADY_PAID = 'El pedido ya estaba pagado.';
export const ENDED = 'El pedido ya estaba cancelado cuando llegó el pago.';
export const SOLD_OUT = 'El pago llegó tarde y los productos ya no estaban.';
export const TOO_MUCH = 'Pagaste más de lo que debías de tu cupo.';

/** Reason of an order whose money the gateway took back. */
export const TAKEN_BACK = 'El pago fue anulado.';

/** Reason of a payment that was never decided. */
export const NO_ANSWER = 'El banco no respondió. Si te cobró, te devolvemos el dinero.';
/** Reason of a refused charge. */
export const NO_EMAIL = 'Falta el correo de quien paga.';

/** What the bank shows of a charge; without an order code, of own credit. */
export const description = (orderCode: string | null, creditName: string): string =>
  orderCode === null ? creditName : `Pedido ${orderCode}`;
