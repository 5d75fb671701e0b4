import { createHash, randomBytes } from 'node:crypto';
import { banks } from './banks.ts';
import type { Ledger, WompiMethod, PaymentSource, WompiStatus, SimulatedTransaction } from './ledger.ts';
import { type Fields, fieldsOf } from '../fields.ts';
import { matching, text, whole } from './read.ts';
import { invalid } from './refuse.ts';
import { fateOfCard, fateOfPhone, takeCardToken } from './tokens.ts';

interface Paid {
  method: WompiMethod;
  extra: Record<string, unknown>;
  /** Null when a person decides. */
  fate: WompiStatus | null;
  sourceId: number | null;
}

/** `POST /transactions`: validates as the API does, and creates a pending transaction. */
export function makeTransaction(
  ledger: Ledger,
  sent: Fields,
  { integritySecret, now, settleAfter }: { integritySecret: string; now: Date; settleAfter: number },
): SimulatedTransaction {
  const reference = text(sent, 'reference');
  const amountInCents = whole(sent, 'amount_in_cents', 1, 1e12);
  const currency = matching(sent, 'currency', /^COP$/);
  const email = matching(sent, 'customer_email', /^\S+@\S+$/);
  checkSignature(sent, `${reference}${amountInCents}${currency}`, integritySecret);
  if (ledger.transactions.values().some((one) => one.reference === reference))
    throw invalid({ reference: ['La referencia ya ha sido usada'] });
  const paid = payWith(ledger, sent);
  const transaction: SimulatedTransaction = {
    // Two transactions of the same second would otherwise share it.
    id: `9000-${Math.floor(now.getTime() / 1_000)}-${10_000 + ledger.transactions.size}`,
    reference,
    amountInCents,
    currency,
    email,
    ...paid,
    extra: { ...paid.extra }, // it grows, and belongs to this transaction
    sent: fieldsOf(sent.payment_method),
    status: 'PENDING',
    redirectUrl: typeof sent.redirect_url === 'string' ? sent.redirect_url : null,
    createdAt: now,
    finalizedAt: null,
    fate: paid.fate && { status: paid.fate, at: new Date(now.getTime() + settleAfter) },
    visit: randomBytes(16).toString('hex'),
  };
  ledger.transactions.set(transaction.id, transaction);
  return transaction;
}

function checkSignature(sent: Fields, signed: string, secret: string): void {
  const ends = typeof sent.expiration_time === 'string' ? sent.expiration_time : '';
  const signature = createHash('sha256').update(`${signed}${ends}${secret}`).digest('hex');
  if (text(sent, 'signature') !== signature) throw invalid({ signature: ['La firma es inválida'] });
}

function payWith(ledger: Ledger, sent: Fields): Paid {
  const paid = fieldsOf(sent.payment_method);
  if (sent.payment_source_id !== undefined) return payWithSource(ledger, sent, paid);
  switch (paid.type) {
    case 'CARD':
      return payWithCard(ledger, paid);
    case 'PSE':
      return payWithBank(sent, paid);
    case 'NEQUI':
      return { ...nothing, method: 'NEQUI', fate: fateOfPhone(matching(paid, 'phone_number', /^3\d{9}$/)) };
    default:
      throw invalid({ payment_method: { type: ['No está incluido en la lista'] } });
  }
}

const nothing = { extra: {}, sourceId: null };

function payWithCard(ledger: Ledger, paid: Fields): Paid {
  whole(paid, 'installments', 1, 36);
  const { number, brand } = takeCardToken(ledger, paid);
  return { ...nothing, method: 'CARD', extra: cardExtra(number, brand), fate: fateOfCard(number) };
}

function payWithSource(ledger: Ledger, sent: Fields, paid: Fields): Paid {
  const source = ledger.sources.get(Number(sent.payment_source_id));
  if (!source) throw invalid({ payment_source_id: ['No existe'] });
  return { ...chargeSource(source, paid), sourceId: source.id };
}

function chargeSource({ token }: PaymentSource, paid: Fields): Paid {
  if ('phone' in token) return { ...nothing, method: 'NEQUI', fate: fateOfPhone(token.phone) };
  whole(paid, 'installments', 1, 36);
  return { ...nothing, method: 'CARD', extra: cardExtra(token.number, token.brand), fate: fateOfCard(token.number) };
}

const cardExtra = (number: string, brand: string) => ({
  bin: number.slice(0, 6),
  name: `${brand}-${number.slice(-4)}`,
  brand,
  last_four: number.slice(-4),
});

/** The bank's address appears later: clients poll for it. */
function payWithBank(sent: Fields, paid: Fields): Paid {
  whole(paid, 'user_type', 0, 1);
  matching(paid, 'user_legal_id_type', /^(CC|CE|NIT)$/);
  matching(paid, 'user_legal_id', /^[\w-]{4,20}$/);
  matching(paid, 'payment_description', /^.{1,64}$/);
  const payer = fieldsOf(sent.customer_data);
  text(payer, 'full_name');
  matching(payer, 'phone_number', /^\d{10,14}$/);
  const bank = banks.find(({ financial_institution_code: code }) => code === paid.financial_institution_code);
  if (!bank) throw invalid({ payment_method: { financial_institution_code: ['No está incluido en la lista'] } });
  return { ...nothing, method: 'PSE', fate: bank.fate };
}
