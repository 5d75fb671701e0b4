import type { PaymentSource, SimulatedTransaction } from './ledger.ts';

/** A transaction in the format of the API. */
export function toWire(transaction: SimulatedTransaction): Record<string, unknown> {
  const { id, reference, currency, email, method, sent, extra, status, redirectUrl, sourceId } = transaction;
  return {
    id,
    created_at: transaction.createdAt.toISOString(),
    finalized_at: transaction.finalizedAt?.toISOString() ?? null,
    amount_in_cents: transaction.amountInCents,
    reference,
    customer_email: email,
    currency,
    payment_method_type: method,
    payment_method: { ...sent, type: method, extra },
    status,
    status_message: null,
    shipping_address: null,
    redirect_url: redirectUrl,
    payment_source_id: sourceId,
    payment_link_id: null,
    merchant: { name: 'Comercio de prueba', legal_name: 'Comercio de prueba', legal_id_type: 'NIT' },
  };
}

/** A payment source in the format of the API: without its token. */
export function sourceToWire({ id, type, email, token }: PaymentSource): Record<string, unknown> {
  const card = 'number' in token && {
    bin: token.number.slice(0, 6),
    last_four: token.number.slice(-4),
    exp_month: token.expMonth,
    exp_year: token.expYear,
    card_holder: token.holder,
  };
  const nequi = 'phone' in token && { phone_number: token.phone };
  return { id, type, status: 'AVAILABLE', customer_email: email, public_data: { type, ...card, ...nequi } };
}
