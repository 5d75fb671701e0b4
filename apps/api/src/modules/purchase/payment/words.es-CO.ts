/** Why an order ends that nobody paid in time. */
export const LATE = 'El pago no llegó a tiempo.';
/** Why an order that ended goes on. */
export const PAID_LATE = 'El pago llegó tarde, y todavía había de todo.';

/** Why money goes back. */
export const ALREADY_PAID = 'El pedido ya estaba pagado.';
export const ENDED = 'El pedido ya estaba cancelado cuando llegó el pago.';
export const SOLD_OUT = 'El pago llegó tarde y los productos ya no estaban.';
export const TOO_MUCH = 'Pagaste más de lo que debías de tu cupo.';

/** Why an order ends whose money the gateway took back. */
export const TAKEN_BACK = 'El pago fue anulado.';

/** Why a payment ends that nobody ever decided. */
export const NO_ANSWER = 'El banco no respondió. Si te cobró, te devolvemos el dinero.';
/** Why nothing was charged. */
export const NO_EMAIL = 'Falta el correo de quien paga.';

/** What the bank shows of a charge: an order's, or without one own credit's. */
export const description = (orderCode: string | null, creditName: string): string =>
  orderCode === null ? creditName : `Pedido ${orderCode}`;
