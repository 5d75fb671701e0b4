import type { OfficePresale } from '@tonalia/contract/presales-office';
import { expect, test } from 'vitest';
import { presaleFields, presaleTerms } from './terms-draft.ts';

const now = new Date('2026-03-09T15:00:00Z');
const product = { _id: '1', name: 'Tinte' };
// as: what the form does not show is left out
const presale = {
  product,
  dispatchDate: '2026-03-20',
  closesAt: '2026-03-19T05:00:00Z',
  capacity: 40,
} as OfficePresale;

test('a new presale leaves in two weeks and sells until the day before', () => {
  expect(presaleFields(undefined, now, product)).toEqual({
    product,
    dispatchDate: '2026-03-23',
    closesOn: '2026-03-22',
    capacity: '',
  });
});

test('the form of a presale has its terms', () => {
  expect(presaleFields(presale, now)).toEqual({
    product,
    dispatchDate: '2026-03-20',
    closesOn: '2026-03-18',
    capacity: '40',
  });
  expect(presaleFields({ ...presale, capacity: null }, now).capacity).toBe('');
});

const fields = presaleFields(presale, now);
test.each([
  [{}, { capacity: 40 }],
  [{ capacity: ' ' }, { capacity: null }],
  [{ capacity: ' 999999 ' }, { capacity: 999_999 }],
  [{ capacity: '1000000' }, undefined],
  [{ capacity: '0' }, undefined],
  [{ capacity: '1,5' }, undefined],
  [{ product: undefined }, undefined],
  [{ dispatchDate: '' }, undefined],
  [{ closesOn: '' }, undefined],
])('a form with %j asks for %j', (more, terms) => {
  const asked = presaleTerms({ ...fields, ...more });
  expect(asked).toEqual(terms && { dispatchDate: '2026-03-20', closesOn: '2026-03-18', ...terms });
});
