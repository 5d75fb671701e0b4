import { expect, test } from 'vitest';
import { isFitForOthers, tidy } from './term.rules.ts';

test.each(['tinte 7.1', 'oxidante 20 vol', 'esmalte rojo', 'agua oxigenada 1000 ml', 'champú sin sal', 'Nº 5', 'piña'])(
  '«%s» may be shown to others',
  (term) => expect(isFitForOthers(term)).toBe(true),
);

test.each([
  ['a phone', '3105550142'],
  ['a phone with spaces', '310 555 01 42'],
  ['a phone of the country', '+57 (310) 555-0142'],
  ['a document', 'cc 52123456'],
  ['a document with points', '52.123.456'],
  ['a NIT', '900123456-7'],
  ['a short document', '12345'],
  ['a phone in wide digits', '３１０５５５０１４２'],
  ['an e-mail', 'rosa@example.com'],
  ['an e-mail in wide signs', 'rosa＠example'],
  ['a site', 'baratos.com'],
  ['a site of a country', 'tintes en www.otra-tienda.co'],
  ['a link', 'https://otra'],
])('%s is not shown to others: «%s»', (_what, term) => expect(isFitForOthers(term)).toBe(false));

test('spaces and composed letters do not change a term', () => {
  expect(tidy('  tinte \t rubio ')).toBe('tinte rubio');
  expect(tidy('champu\u0301')).toBe('champú');
});
