/** What stands against closing an account. Amounts in pesos, 0 for none. */
export interface AccountInUse {
  /** Own credit that is not paid. */
  owed: number;
  /** Codes of the orders under way, joined by ", ". */
  orders: string;
  /** Codes of the returns that are open, joined by ", "; empty for none. */
  returns?: string;
  /** First day on which nothing that arrived can be returned any more; empty when nothing can be returned now. */
  returnableUntil: string;
  /** Payments without an answer of the bank yet. */
  paying: number;
  /** Money on its way back to the customer. */
  refunding: number;
  /** Money in favour of own credit. */
  inFavour: number;
}

/** Why an account cannot be closed now, and what to do about each reason. */
export function accountInUse({
  owed,
  orders,
  returns = '',
  returnableUntil,
  paying,
  refunding,
  inFavour,
}: AccountInUse): string {
  const isOne = !orders.includes(',');
  return [
    'Todavía no puedes eliminar tu cuenta.',
    owed > 0 && `Debes ${pesos(owed)} de tu cupo: págalos en Créditos.`,
    orders !== '' &&
      (isOne
        ? `Tu pedido ${orders} está en curso: espera a que llegue o cancélalo.`
        : `Tus pedidos ${orders} están en curso: espera a que lleguen o cancélalos.`),
    returns !== '' &&
      (returns.includes(',')
        ? `Tus devoluciones ${returns} están abiertas: espera a que las resolvamos o retíralas desde el pedido.`
        : `Tu devolución ${returns} está abierta: espera a que la resolvamos o retírala desde el pedido.`),
    paying > 0 && `Un pago de ${pesos(paying)} está en proceso: espera a que el banco responda.`,
    refunding > 0 && `Te estamos devolviendo ${pesos(refunding)}: espera a que te lleguen.`,
    inFavour > 0 && `Tienes ${pesos(inFavour)} a favor: escríbenos desde Ayuda y te los devolvemos.`,
    returnableUntil !== '' &&
      `Todavía puedes devolver lo que te llegó en los últimos días: elimínala desde el ${dayOfMonth(returnableUntil)}.`,
  ]
    .filter((sentence) => sentence !== false)
    .join(' ');
}

const pesos = (amount: number): string => `$\u00a0${amount.toLocaleString('es-CO')}`;

const dayOfMonth = (day: string): string =>
  new Intl.DateTimeFormat('es-CO', { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(new Date(day));
