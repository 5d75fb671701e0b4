/** Reason of an expired order. */
export const LATE = 'El pago no llegó a tiempo.';
/** Reason of an expired order that continues. */
export const PAID_LATE = 'El pago llegó tarde, y todavía había de todo.';

/** Reasons of refunds. */
export const ALREADY_PAID = 'El pedido ya estaba pagado.';
export const ENDED = 'El pedido ya estaba cancelado cuando llegó el pago.';
export const SOLD_OUT = 'El pago llegó tarde y los productos ya no estaban.';
/** The order was adjusted after the charge. */
export const PAID_BEFORE_CHANGE = 'Cambiamos el pedido después de tu pago, y ahora cuesta menos.';
export const TOO_MUCH = 'Pagaste más de lo que debías de tu cupo.';

/** Reason of what came at the door beyond what the order owed. */
export const TOO_MUCH_AT_DOOR = 'En la entrega pagaste más de lo que debía tu pedido.';

/** Reason of what a transfer brought beyond the order's total. */
export const MORE_THAN_TOTAL = 'La transferencia fue por más del total.';
/** Reason of an incomplete transfer for an order that had ended. */
export const LESS_THAN_TOTAL = 'La transferencia fue por menos del total y el pedido ya había terminado.';
/** What a customer reads whose transfer brought a part. */
export const partArrived = (arrived: string, missing: string): string =>
  `Nos llegaron ${arrived}. Falta una transferencia de ${missing}.`;

/** Reason of an order whose money the gateway took back. */
export const TAKEN_BACK = 'El pago fue anulado.';

/** Reason of a payment that was never decided. */
export const NO_ANSWER = 'El banco no respondió. Si te cobró, te devolvemos el dinero.';
/** Reason of a refused charge. */
export const NO_EMAIL = 'Falta el correo de quien paga.';

/** What the bank shows of a charge; without an order code, of own credit. */
export const description = (orderCode: string | null, creditName: string): string =>
  orderCode === null ? creditName : `Pedido ${orderCode}`;

/** A refund as the customer's notice says it; `to` is null for the balance in favour. */
interface RefundWords {
  amount: string;
  isDone: boolean;
  orderCode: string | null;
  to: string | null;
}

/** The two lines of the notice of a refund. */
export function refundNotice({ amount, isDone, orderCode, to }: RefundWords): { title: string; text: string } {
  const from = orderCode === null ? '' : `Del pedido ${orderCode}`;
  if (to === null) return { title: `Quedaron ${amount} en tu saldo a favor`, text: from };
  const text = [from, to].filter((part) => part !== '').join(', ');
  return {
    title: isDone ? `Te devolvimos ${amount}` : `Te vamos a devolver ${amount}`,
    text: `${text.charAt(0).toLocaleUpperCase('es-CO')}${text.slice(1)}`,
  };
}

/** The notice of a transfer of documents that arrived. */
export const transferApproved = (pesos: string): { title: string; text: string } => ({
  title: `Recibimos tu transferencia de ${pesos}`,
  text: 'Ya está en tu estado de cuenta.',
});
/** The notice of a transfer of documents that was refused. */
export const transferRefused = (pesos: string, reason: string): { title: string; text: string } => ({
  title: `No pudimos aprobar tu transferencia de ${pesos}`,
  text: reason,
});
