import { expect, test } from 'vitest';
import { match, rowOf } from '../../../test/listed-rows.ts';
import { withChoice } from './quick-line.ts';
import { rereadLines, stateOfTextLine, withoutRow } from './reread-lines.ts';

let last = 0;
const newId = () => ++last;
const rows = [
  rowOf('7.1 x3', { row: 1, line: 1 }),
  rowOf('matizador 2', { row: 2, line: 1, verdict: 'choose', match: null, candidates: [match('8.3')] }),
  rowOf('9.9 x4', { row: 3, line: 2, verdict: 'unknown', match: null }),
];

test('a row that is written as before keeps what was chosen for it, and a changed one is read again · SEL-002', () => {
  const [first, choose, ...others] = rereadLines([], rows, newId);
  const chosen = choose && withChoice({ ...choose, quantity: 5 }, match('8.3'));
  const lines = [first, chosen, ...others].flatMap((line) => line ?? []);
  const again = rereadLines(lines, [rowOf('7.1 x4', { line: 1 }), ...rows.slice(1)], newId);
  expect(again.map(({ quantity }) => quantity)).toEqual([4, 5, 4]);
  expect(again[1]).toMatchObject({ id: choose?.id, state: 'recognised', match: { versionId: '183' } });
});

test('a row below another brand is read again, though it is written as before · SEL-002', () => {
  const lines = rereadLines([], [rowOf('7.1 x3', { match: match('7.1') })], newId);
  const [again] = rereadLines(lines, [rowOf('7.1 x3', { match: match('8.3') })], newId);
  expect(again?.match?.versionId).toBe('183');
});

test('a row leaves the text with its line when nothing else is there', () => {
  const [first, second, third] = rereadLines([], rows, newId);
  const text = '7.1 x3, matizador 2\n9.9 x4';
  expect(first && withoutRow(text, first)).toBe('matizador 2\n9.9 x4');
  expect(second && withoutRow(text, second)).toBe('7.1 x3\n9.9 x4');
  expect(third && withoutRow(text, third)).toBe('7.1 x3, matizador 2');
});

test('a line of the text has the state of its row that most needs an answer', () => {
  const lines = rereadLines([], rows, newId);
  expect([1, 2, 3].map((line) => stateOfTextLine(lines, line))).toEqual(['choose', 'unknown', null]);
});
