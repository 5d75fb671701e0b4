import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Codes, createCodesBuilder } from './codes.ts';

/** The position of a code in the list is its owner. */
function codesOf(codes: readonly string[]): Codes {
  const builder = createCodesBuilder();
  for (const [owner, code] of codes.entries()) builder.add(owner, code);
  const steps = builder.finish();
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

test('an EAN-13 is found among those that differ in the last digits only, in whatever order they came', () => {
  const eans = Array.from({ length: 40 }, (_, n) => String(7_702_031_500_999 - n * 25));
  const codes = codesOf(eans);
  for (const [owner, ean] of eans.entries()) expect(codes.find(ean, 10)).toEqual(new Map([[owner, 'whole']]));
  expect(codes.find('7702031500', 100).size).toBe(eans.length);
});

test('a code of ten letters does not hide the longer ones that begin with it', () => {
  const all = Array.from({ length: 300 }, (_, n) => `J-15867077-${n}`);
  const codes = codesOf(all);
  for (const [owner, code] of all.entries()) expect(codes.find(code, 300).get(owner), code).toBe('whole');
});

test('every code is found whole, whatever its length and in whatever order they came', () => {
  const code = fc.stringMatching(/^ab12[12]2121(1|2)?[12]{0,5}$/);
  fc.assert(
    fc.property(fc.uniqueArray(code, { minLength: 2, maxLength: 200 }), (all) => {
      const codes = codesOf(all);
      for (const [owner, one] of all.entries()) expect(codes.find(one, 200).get(owner), one).toBe('whole');
    }),
  );
});

test('a code is found by itself, its start, one of its parts and the start of a part', () => {
  const codes = codesOf(['NA-214', 'BR-77-214', 'NA-2149']);
  expect(codes.find('na214', 10)).toEqual(
    new Map([
      [0, 'whole'],
      [2, 'start'],
    ]),
  );
  expect(codes.find('214', 10)).toEqual(
    new Map([
      [0, 'part'],
      [1, 'part'],
      [2, 'inside'],
    ]),
  );
  expect(codes.find('99', 10).size).toBe(0);
});

test('the digits at the end of a code are a part of it, without a separator too', () => {
  expect(codesOf(['NA214', '214NA']).find('214', 10)).toEqual(
    new Map([
      [0, 'part'],
      [1, 'start'],
    ]),
  );
});

test('an owner of several codes is found once, by the code that matches best', () => {
  const builder = createCodesBuilder();
  for (const code of ['X-100', '100', '100-Z']) builder.add(7, code);
  const steps = builder.finish();
  let step = steps.next();
  while (!step.done) step = steps.next();
  expect(step.value.find('100', 10)).toEqual(new Map([[7, 'whole']]));
});
