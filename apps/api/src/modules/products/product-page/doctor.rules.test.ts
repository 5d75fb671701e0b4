import { expect, test } from 'vitest';
import { type DoctorFacts, findingsOf } from './doctor.rules.ts';

const well: DoctorFacts = {
  kind: 'simple',
  selling: 'published',
  minimum: 1,
  presale: false,
  hasPhoto: true,
  shades: 3,
  published: 3,
  soldOut: 0,
  unpictured: 3,
  colourless: 0,
  cheap: 0,
  units: { BOG: 10 },
  delivering: new Set(['BOG']),
};
const checks = (change: Partial<DoctorFacts>) => findingsOf({ ...well, ...change }).map(({ check }) => check);

test('a product with stock, coverage and a photograph has nothing to mend (OFC-402)', () => {
  expect(findingsOf(well)).toEqual([]);
});

test('each reason not to be sold is named, and blocks (OFC-402)', () => {
  const blocking: [Partial<DoctorFacts>, string][] = [
    [{ selling: 'draft' }, 'draft'],
    [{ selling: 'withdrawn' }, 'withdrawn'],
    [{ published: 0, unpictured: 0 }, 'no_shade_published'],
    [{ units: {} }, 'no_stock'],
    [{ units: { BOG: 0 } }, 'no_stock'],
    [{ kind: 'combo', units: { BOG: 0 } }, 'combo_parts'],
    [{ units: { CAL: 10 } }, 'no_coverage'],
    [{ units: { BOG: 5, CAL: 30 }, minimum: 12 }, 'below_minimum'],
  ];
  for (const [change, check] of blocking)
    expect(findingsOf({ ...well, ...change })).toEqual([{ check, isBlocking: true, count: 1 }]);
});

test('an open presale sells without stock, and what only weakens a product does not block it (OFC-402)', () => {
  expect(checks({ presale: true, units: {} })).toEqual([]);
  expect(
    findingsOf({ ...well, hasPhoto: false, published: 2, unpictured: 2, soldOut: 1, colourless: 2, cheap: 1 }),
  ).toEqual([
    { check: 'shades_hidden', isBlocking: false, count: 1 },
    { check: 'shades_sold_out', isBlocking: false, count: 1 },
    { check: 'no_photo', isBlocking: false, count: 1 },
    { check: 'no_colour', isBlocking: false, count: 2 },
    { check: 'price_low', isBlocking: false, count: 1 },
  ]);
});
