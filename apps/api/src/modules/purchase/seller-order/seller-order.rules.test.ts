import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shownPriceTolerance } from '@tonalia/rules/policy';
import { doubtInstants, isFresh, judgeLine } from './seller-order.rules.ts';

const shown = { quantity: 3, price: 10_000, dispatchDate: null };
const now = { ...shown, step: 1 };

describe('a line that was shown without a network', () => {
  test.each([
    ['as it was shown', {}, { agreed: 10_000, reasons: [] }],
    ['cheaper: at the lower price', { price: 9_000 }, { agreed: 9_000, reasons: [] }],
    ['dearer within the tolerance: at the shown price', { price: 10_300 }, { agreed: 10_000, reasons: [] }],
    ['dearer beyond it: asks', { price: 10_301 }, { agreed: null, reasons: ['dearer'] }],
    ['gone: asks', { quantity: 0, price: 20_000 }, { agreed: null, reasons: ['gone'] }],
    [
      'gone, with another pack and date: asks once',
      { quantity: 0, step: 2, dispatchDate: '2026-12-01' },
      { agreed: null, reasons: ['gone'] },
    ],
    [
      'one unit is left, dearer and later: asks for all',
      { quantity: 1, price: 11_000, dispatchDate: '2026-12-01' },
      { agreed: null, reasons: ['fewer', 'date', 'dearer'] },
    ],
    ['with fewer units: asks', { quantity: 2 }, { agreed: null, reasons: ['fewer'] }],
    ['not whole packs any more: asks', { step: 2 }, { agreed: null, reasons: ['step'] }],
    ['of another date: asks', { dispatchDate: '2026-12-01' }, { agreed: null, reasons: ['date'] }],
    ['fewer and dearer: asks for both', { quantity: 2, price: 11_000 }, { agreed: null, reasons: ['fewer', 'dearer'] }],
  ])('%s (SEL-105)', (_, change, verdict) => {
    expect(judgeLine(shown, { ...now, ...change }, true)).toEqual(verdict);
  });

  test('is not kept at the shown price when that was shown too long ago (SEL-105)', () => {
    expect(judgeLine(shown, { ...now, price: 10_001 }, false)).toEqual({ agreed: null, reasons: ['dearer'] });
    expect(judgeLine(shown, now, false)).toEqual({ agreed: 10_000, reasons: [] });
    expect(judgeLine(shown, { ...now, price: 9_999 }, false)).toEqual({ agreed: 9_999, reasons: [] });
  });

  test('never changes in silence: it costs what was shown or less, with the same units and date, or it asks (SEL-105)', () => {
    const date = fc.constantFrom(null, '2026-12-01', '2026-12-08');
    const terms = (least: number) => ({
      quantity: fc.integer({ min: least, max: 40 }),
      price: fc.integer({ min: 1, max: 50_000 }),
      dispatchDate: date,
    });
    const current = fc.record({ ...terms(0), step: fc.integer({ min: 1, max: 6 }) });
    fc.assert(
      fc.property(fc.record(terms(1)), current, fc.boolean(), (seen, is, fresh) => {
        const { agreed, reasons } = judgeLine(seen, is, fresh);
        expect(agreed === null).toBe(reasons.length > 0);
        if (agreed === null) return;
        expect(agreed).toBeLessThanOrEqual(seen.price);
        expect(agreed).toBe(Math.min(is.price, seen.price));
        expect(is.quantity).toBeGreaterThanOrEqual(seen.quantity);
        expect(is.dispatchDate).toBe(seen.dispatchDate);
        expect(seen.quantity % is.step).toBe(0);
        // what the distributor loses is bounded
        expect((is.price - agreed) * 100).toBeLessThanOrEqual(seen.price * shownPriceTolerance);
        if (!fresh) expect(agreed).toBe(is.price);
      }),
      { numRuns: 2_000 },
    );
  });
});

test('the instants of a phone are doubted when they are ahead or too old (SEL-105)', () => {
  const at = new Date('2026-11-27T15:00:00Z');
  const hours = (n: number) => new Date(at.getTime() + n * 3_600_000);
  expect(doubtInstants(hours(-2), hours(-5), at)).toEqual([]);
  expect(doubtInstants(hours(-24), hours(-30), at)).toEqual([]);
  // a clock that is ten minutes ahead
  expect(doubtInstants(hours(1 / 6), at, at)).toEqual([]);
  expect(doubtInstants(hours(-24.1), hours(-30), at)).toEqual(['OLD']);
  expect(doubtInstants(hours(0.1), hours(0.1), at)).toEqual([]);
  expect(doubtInstants(hours(0.2), hours(-1), at)).toEqual(['CLOCK']);
  expect(doubtInstants(hours(10.5 / 60), at, at)).toEqual(['CLOCK']);
  expect(doubtInstants(hours(-1), hours(0.2), at)).toEqual(['CLOCK']);
  expect(doubtInstants(hours(-5), hours(-4), at)).toEqual(['CLOCK']);
  expect(doubtInstants(hours(-1), hours(-5 / 6), at)).toEqual([]);
  expect([isFresh(hours(-24), at), isFresh(hours(-24.01), at), isFresh(hours(1), at)]).toEqual([true, false, false]);
});
