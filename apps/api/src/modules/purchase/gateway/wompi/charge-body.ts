import type { Charge, GatewayInstrument } from '../gateway.ts';
import { integritySignature } from './signature.ts';
import { toCentavos } from './transaction.ts';

const CURRENCY = 'COP';
/** The smaller limit of two pages of Wompi's documentation (the other says 64). */
const MAX_DESCRIPTION = 30;

/** The body of `POST /transactions`. */
export function chargeBody(charge: Charge, integritySecret: string): Record<string, unknown> {
  const { reference, instrument } = charge;
  const amountInCents = toCentavos(charge.amount);
  return {
    acceptance_token: charge.acceptance,
    accept_personal_auth: charge.personalData,
    amount_in_cents: amountInCents,
    currency: CURRENCY,
    signature: integritySignature({ reference, amountInCents, currency: CURRENCY }, integritySecret),
    customer_email: charge.email,
    customer_data: { full_name: charge.name, phone_number: charge.phone },
    reference,
    redirect_url: charge.returnUrl,
    ...(instrument.type === 'source' && { payment_source_id: Number(instrument.sourceId) }),
    payment_method: paymentMethod(instrument, charge.description),
  };
}

function paymentMethod(instrument: GatewayInstrument, description: string): Record<string, unknown> {
  switch (instrument.type) {
    case 'card':
      return { type: 'CARD', token: instrument.token, installments: instrument.installments };
    case 'source':
      return { installments: instrument.installments };
    case 'pse':
      return {
        type: 'PSE',
        user_type: instrument.personType === 'juridica' ? 1 : 0,
        user_legal_id_type: instrument.documentType,
        user_legal_id: instrument.document,
        financial_institution_code: instrument.bankCode,
        payment_description: description.slice(0, MAX_DESCRIPTION),
      };
    case 'nequi':
      return { type: 'NEQUI', phone_number: instrument.phone };
    case 'lender':
      throw new Error(`Wompi does not lend as ${instrument.lender}`);
  }
}
