import { randomInt } from 'node:crypto';
import type { Ledger, PaymentSource } from './ledger.ts';
import { type Fields } from '../fields.ts';
import { matching, text } from './read.ts';
import { invalid } from './refuse.ts';
import { takeCardToken } from './tokens.ts';

/** `POST /payment_sources`: an instrument that can be charged again without its owner. */
export function makeSource(ledger: Ledger, sent: Fields): PaymentSource {
  const email = matching(sent, 'customer_email', /^\S+@\S+$/);
  const type = matching(sent, 'type', /^(CARD|NEQUI)$/) as PaymentSource['type']; // as: the body says so
  const token = type === 'CARD' ? takeCardToken(ledger, sent) : approvedNequi(ledger, sent);
  // random, not counted: after a restart an id must not name the saved card of another customer
  const source: PaymentSource = { id: randomInt(1_000_000, 2 ** 31), type, email, token };
  ledger.sources.set(source.id, source);
  return source;
}

function approvedNequi(ledger: Ledger, sent: Fields) {
  const token = ledger.nequis.get(text(sent, 'token'));
  if (token?.status !== 'APPROVED') throw invalid({ token: ['El token no está aprobado'] });
  return token;
}
