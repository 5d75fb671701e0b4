import { randomBytes } from 'node:crypto';
import type { Agenda } from '../agenda.ts';
import type { CardToken, Ledger, NequiToken, WompiStatus } from './ledger.ts';
import { type Fields } from '../fields.ts';
import { matching, text } from './read.ts';
import { invalid, notFound } from './refuse.ts';

/** Result of a card charge: the sandbox has two card numbers, all others are an error. */
export function fateOfCard(number: string): WompiStatus {
  if (number === '4242424242424242') return 'APPROVED';
  return number === '4111111111111111' ? 'DECLINED' : 'ERROR';
}

/** Result of a Nequi charge, by phone. */
export function fateOfPhone(phone: string): WompiStatus {
  if (phone === '3991111111') return 'APPROVED';
  return phone === '3992222222' ? 'DECLINED' : 'ERROR';
}

/** `POST /tokens/cards`. The simulator keeps the number to decide the result; the response has the last four digits. */
export function makeCardToken(ledger: Ledger, agenda: Agenda, sent: Fields): Record<string, unknown> {
  const number = matching(sent, 'number', /^\d{13,19}$/);
  if (!isLuhn(number)) throw invalid({ number: ['No es válido'] });
  matching(sent, 'cvc', /^\d{3,4}$/);
  const expMonth = matching(sent, 'exp_month', /^(0[1-9]|1[0-2])$/);
  const expYear = matching(sent, 'exp_year', /^\d{2}$/);
  if (endOf(expMonth, expYear) <= agenda.now()) throw invalid({ exp_year: ['La tarjeta está vencida'] });
  const holder = matching(sent, 'card_holder', /^.{5,}$/);
  const card: CardToken = { id: id('tok_test'), number, brand: brandOf(number), expMonth, expYear, holder, uses: 0 };
  ledger.cards.set(card.id, card);
  return { status: 'CREATED', data: cardAnswer(card, agenda.now()) };
}

function cardAnswer({ id: token, number, brand, expMonth, expYear, holder }: CardToken, now: Date) {
  return {
    id: token,
    created_at: now.toISOString(),
    brand,
    name: `${brand}-${number.slice(-4)}`,
    last_four: number.slice(-4),
    bin: number.slice(0, 6),
    exp_year: expYear,
    exp_month: expMonth,
    card_holder: holder,
    expires_at: new Date(now.getTime() + 180 * 24 * 60 * 60_000).toISOString(),
  };
}

/** Uses a token for a charge or a payment source. */
export function takeCardToken(ledger: Ledger, sent: Fields): CardToken {
  const card = ledger.cards.get(text(sent, 'token'));
  if (!card || card.uses >= 2) throw invalid({ token: ['El token no es válido'] });
  card.uses += 1;
  return card;
}

/** `POST /tokens/nequi`: approved on the phone after a delay, by the two numbers of the sandbox. */
export function makeNequiToken(ledger: Ledger, agenda: Agenda, settleAfter: number, sent: Fields) {
  const phone = matching(sent, 'phone_number', /^3\d{9}$/);
  const token: NequiToken = { id: id('nequi_devtest'), phone, status: 'PENDING' };
  ledger.nequis.set(token.id, token);
  agenda.later(settleAfter, () => {
    token.status = fateOfPhone(phone) === 'APPROVED' ? 'APPROVED' : 'DECLINED';
  });
  return { data: nequiAnswer(token) };
}

/** The state of a Nequi token, which the shop polls until its owner approved it. Throws the refusal 404 for an unknown one. */
export function findNequiToken(ledger: Ledger, tokenId: string) {
  const token = ledger.nequis.get(tokenId);
  if (!token) throw notFound();
  return { data: nequiAnswer(token) };
}

const nequiAnswer = ({ id: token, phone, status }: NequiToken) => ({ id: token, status, phone_number: phone });

const id = (prefix: string) => `${prefix}_${randomBytes(16).toString('hex')}`;

/** The last moment of a card's expiry month. */
const endOf = (month: string, year: string) => new Date(Date.UTC(2000 + Number(year), Number(month), 1));

function brandOf(number: string): string {
  if (number.startsWith('4')) return 'VISA';
  return /^3[47]/.test(number) ? 'AMEX' : 'MASTERCARD';
}

function isLuhn(number: string): boolean {
  const sum = [...number].toReversed().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
