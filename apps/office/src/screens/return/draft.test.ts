import type { OfficeReturn } from '@tonalia/contract/returns-office';
import { describe, expect, test } from 'vitest';
import {
  type DetailLine,
  type ReturnLineDraft,
  acceptLine,
  answerOf,
  firstOpen,
  fitting,
  isDecided,
  isOpen,
  mostOf,
  refusedOf,
  rejectLine,
  staysWithCustomer,
  toDecision,
} from './draft.ts';

// as: what a decision does not read is left out
const line = (more: Partial<DetailLine> = {}) =>
  ({ line: 1, units: 4, arrived: null, reason: 'regret', ...more }) as unknown as DetailLine;
const draft = (toStock: number, toLoss: number, refusal = ''): ReturnLineDraft => ({
  toStock,
  toLoss,
  refusal,
  isSplit: false,
});
const one = (lines: DetailLine[], more: Partial<OfficeReturn> = {}) =>
  ({ version: 3, state: 'received', mayStay: false, lines, ...more }) as OfficeReturn; // as above

test('what arrived can be accepted, and goods of little value stay with the customer', () => {
  expect([mostOf(line()), mostOf(line({ arrived: 0 }))]).toEqual([4, 0]);
  const stays = (state: OfficeReturn['state'], mayStay: boolean) => staysWithCustomer({ state, mayStay });
  expect([stays('asked', true), stays('asked', false), stays('received', true)]).toEqual([true, false, false]);
  expect((['asked', 'received', 'resolved'] as const).map((state) => isOpen({ state }))).toEqual([true, true, false]);
});

describe('a line', () => {
  test('is accepted whole: broken and expired goods are written off', () => {
    expect(acceptLine(line(), false)).toEqual(draft(4, 0));
    expect(acceptLine(line({ reason: 'broken' }), false)).toEqual(draft(0, 4));
    expect(acceptLine(line({ reason: 'expired' } as Partial<DetailLine>), false)).toEqual(draft(0, 4)); // as: a reason
    expect(acceptLine(line(), true)).toEqual(draft(0, 4));
    expect(acceptLine(line({ reason: 'broken' }), false, 'stock')).toEqual(draft(4, 0));
    expect(acceptLine(line({ arrived: 3 }), false)).toMatchObject({ toStock: 3, refusal: expect.stringMatching(/./) });
  });

  test('is rejected with the reason that was typed before', () => {
    expect([rejectLine(undefined), rejectLine(draft(2, 0, 'Usado'))]).toEqual([draft(0, 0), draft(0, 0, 'Usado')]);
  });

  test('is answered once some of it is decided', () => {
    expect([answerOf(undefined), answerOf(draft(0, 0)), answerOf(draft(1, 0)), answerOf(draft(0, 1))]).toEqual([
      undefined,
      'reject',
      'accept',
      'accept',
    ]);
    expect(refusedOf(line(), draft(1, 2))).toBe(1);
  });

  test.each([
    [undefined, false],
    [draft(3, 1), true],
    [draft(3, 0), false],
    [draft(3, 0, ' ab '), false],
    [draft(3, 0, 'abc'), true],
  ])('with %j is decided: %s', (drafted, decided) => {
    expect(isDecided(line(), drafted)).toBe(decided);
  });
});

test('a newer version drops what no longer fits', () => {
  const kept = (lines: DetailLine[], drafted: ReturnLineDraft, more: Partial<OfficeReturn> = {}) =>
    fitting(one(lines, more), { 1: drafted })[1];
  expect(kept([line()], draft(3, 1))).toEqual(draft(3, 1));
  expect(kept([line({ arrived: 3 })], draft(3, 1))).toBeUndefined();
  const stays = { state: 'asked', mayStay: true } as const;
  expect([kept([line()], draft(1, 0), stays), kept([line()], draft(0, 1), stays)]).toEqual([undefined, draft(0, 1)]);
  expect(fitting(one([line()]), {})).toEqual({});
});

test('the decision has a reason for what is refused; a line without one counts as refused', () => {
  const lines = [line(), line({ line: 2 }), line({ line: 3 }), line({ line: 4 })];
  const drafted = { 1: draft(4, 0, 'x'), 2: draft(1, 1, ' Usado '), 3: draft(2, 1) };
  expect(toDecision(one(lines), drafted)).toEqual({
    version: 3,
    lines: [
      { line: 1, toStock: 4, toLoss: 0 },
      { line: 2, toStock: 1, toLoss: 1, refusal: 'Usado' },
      { line: 3, toStock: 2, toLoss: 1, refusal: 'por decidir' },
      { line: 4, toStock: 0, toLoss: 0, refusal: 'por decidir' },
    ],
  });
  expect([firstOpen(one(lines), drafted), firstOpen(one([]), {})]).toEqual([3, undefined]);
});
