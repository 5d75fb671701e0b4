import type { OrderAskChoice, OrderAskLine, OrderAsks } from '@tonalia/contract/order-asks';
import { formatPesos } from '@tonalia/rules/money';
import { expect, test } from 'vitest';
import { changeOf, choiceDetail, choiceText, questionOf } from './ask-words.ts';
import { asksForAddress, asksForMethod, isEmptied, savedOn, totalWith, undecided } from './decisions.ts';

const plain = { nearness: null, difference: null };
const offered = (quantity: number, change = {}) => ({
  code: 'TS-63',
  name: 'Tinte',
  versionName: '6.3 Rubio oscuro dorado, 90 ml',
  quantity,
  price: 12_900,
  dispatchDate: null as string | null,
  ...change,
});
const choices: OrderAskChoice[] = [
  { choice: 'fewer', kind: 'fewer', lines: [offered(2)], ...plain },
  { choice: 'presale', kind: 'presale', lines: [offered(2), offered(4, { dispatchDate: '2026-11-26' })], ...plain },
  {
    choice: 'replace:TS-73',
    kind: 'replace',
    lines: [offered(2), offered(4, { code: 'TS-73', versionName: '7.3 Rubio medio dorado, 90 ml', price: 13_500 })],
    nearness: 'Muy parecido',
    difference: 'Un poco más claro',
  },
  { choice: 'remove', kind: 'remove', lines: [], ...plain },
];
const short: OrderAskLine = {
  line: 2,
  code: 'TS-63',
  name: 'Tinte',
  versionName: '6.3 Rubio oscuro dorado, 90 ml',
  image: null,
  reasons: ['fewer'],
  seen: { quantity: 6, price: 12_900, dispatchDate: null },
  now: { quantity: 2, price: 12_900, dispatchDate: null },
  choices,
};
const dearer: OrderAskLine = {
  ...short,
  line: 1,
  reasons: ['dearer'],
  seen: { quantity: 4, price: 31_900, dispatchDate: null },
  now: { quantity: 4, price: 33_400, dispatchDate: null },
  choices: [
    { choice: 'accept', kind: 'accept', lines: [offered(4, { price: 33_400 })], ...plain },
    ...choices.slice(3),
  ],
};
const asks: OrderAsks = {
  revision: 1,
  expectedTotal: 486_300,
  total: null,
  unchanged: 16,
  unchangedAmount: 281_300,
  lines: [dearer, short],
  doubts: [],
};

test('the total follows the answers, and what is open counts as what there is · SEL-105', () => {
  const total = (decisions: Record<number, string>) => totalWith(asks, decisions, null);
  const rest = 486_300 - 4 * 31_900 - 6 * 12_900;
  expect(total({})).toBe(rest + 4 * 33_400 + 2 * 12_900);
  expect(total({ 1: 'accept', 2: 'presale' })).toBe(rest + 4 * 33_400 + 6 * 12_900);
  expect(total({ 1: 'remove', 2: 'replace:TS-73' })).toBe(rest + 2 * 12_900 + 4 * 13_500);
  expect(totalWith({ ...asks, lines: [], total: 490_000 }, {}, null)).toBe(490_000);
});

test('what a payment method adds follows the goods, so that an accepted rise does not ask twice', () => {
  const shown = { goods: 281_300 + 4 * 31_900 + 6 * 12_900, shipping: 4_900 };
  const charged = { ...asks, expectedTotal: shown.goods + shown.shipping + Math.ceil(shown.goods / 100) };
  const goods = 281_300 + 4 * 33_400 + 6 * 12_900;
  const total = totalWith(charged, { 1: 'accept', 2: 'presale' }, shown);
  expect(total).toBeGreaterThanOrEqual(goods + 4_900 + Math.round(goods / 100));
  expect(total).toBeLessThan(goods + 4_900 + goods / 100 + 3);
  const discounted = { ...asks, expectedTotal: shown.goods + shown.shipping - Math.floor(shown.goods / 20) };
  expect(totalWith(discounted, { 1: 'accept', 2: 'presale' }, shown)).toBeGreaterThanOrEqual(
    goods + 4_900 - goods / 20,
  );
});

test('an answer that was not offered leaves the line open', () => {
  expect(undecided(asks, { 1: 'accept', 2: 'presale' })).toEqual([]);
  expect(undecided(asks, { 1: 'presale' }).map(({ line }) => line)).toEqual([1, 2]);
});

test('an order without a line left is not sent', () => {
  const all = { ...asks, unchanged: 0, unchangedAmount: 0 };
  expect(isEmptied(all, { 1: 'remove', 2: 'remove' })).toBe(true);
  expect(isEmptied(all, { 1: 'remove', 2: 'fewer' })).toBe(false);
  expect(isEmptied(asks, { 1: 'remove', 2: 'remove' })).toBe(false);
});

test('a lower price is shown and asks nothing · SEL-105', () => {
  const goods = 4 * 31_900 + 6 * 12_900 + 290_000;
  expect(savedOn(asks, { goods, shipping: 0 })).toBe(8_700);
  expect(savedOn(asks, { goods: goods - 8_700, shipping: 0 })).toBe(0);
});

test('a doubt about the address or the payment asks for another one', () => {
  const doubted = (code: string) => ({ ...asks, doubts: [{ code, text: '' }] });
  expect([asksForAddress(doubted('NO_COVERAGE')), asksForMethod(doubted('NO_COVERAGE'))]).toEqual([true, false]);
  expect([asksForAddress(doubted('CREDIT_EXCEEDED')), asksForMethod(doubted('CREDIT_EXCEEDED'))]).toEqual([
    false,
    true,
  ]);
  expect([asksForAddress(doubted('OLD')), asksForMethod(doubted('OLD'))]).toEqual([false, false]);
});

test('changes and choices are said as a seller says them', () => {
  expect(changeOf(short)).toEqual({ was: '6 und.', is: '2 und.' });
  expect(changeOf(dearer)).toEqual({ was: formatPesos(31_900), is: formatPesos(33_400) });
  expect(choices.slice(0, 3).map((choice) => choiceText(choice, short))).toEqual([
    '2 hoy',
    '2 hoy y 4 el jue 26 nov',
    '2 y 4 de 7.3 Rubio medio dorado, 90 ml',
  ]);
  expect(choices.slice(1, 3).map((choice) => choiceDetail(choice, short))).toEqual([
    'Preventa, mismo precio',
    `Un poco más claro, ${formatPesos(13_500)} c/u`,
  ]);
  expect(questionOf('Peluquería Amparo', [short])).toContain('6.3 Rubio oscuro dorado, 90 ml: 6 und. → 2 und.');
});
