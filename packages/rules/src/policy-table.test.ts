import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import * as page from './policy.ts';
import { policyPlaces } from './policy-places.ts';
import { policyTable } from './policy-table.es-CO.ts';

const { applyPolicy, defaultPolicy, ...policy } = page;
const rows = Object.entries(policyTable);

/** The numbers and texts within a value, a list or an object. */
const leavesOf = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(leavesOf) : [value];

test('every value of the policy has its row and no row is left over', () => {
  for (const table of [policyTable, policyPlaces])
    expect(Object.keys(table).toSorted()).toEqual(Object.keys(policy).toSorted());
});

const isWithin = (leaf: unknown, min: number | string, max: number | string): boolean =>
  typeof leaf === 'boolean' ||
  (typeof leaf === 'number' && typeof min === 'number' && typeof max === 'number' && leaf >= min && leaf <= max) ||
  (typeof leaf === 'string' && typeof min === 'string' && typeof max === 'string' && leaf >= min && leaf <= max);

test.each(rows)('%s lies within its bounds', (name, { min, max }) => {
  const value = Object.entries(policy).find(([other]) => other === name)?.[1];
  expect(leavesOf(value).filter((leaf) => !isWithin(leaf, min, max))).toEqual([]);
});

test.each(Object.entries(policyPlaces))('%s is applied where its row says', (name, where) => {
  const text = readFileSync(fileURLToPath(new URL(`../../../${where}`, import.meta.url)), 'utf8');
  expect(text).toMatch(new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from '(@tonalia/rules|\\.)/policy(\\.ts)?'`));
});

test('a changed value is the one in force everywhere, until it is the default again', () => {
  applyPolicy({ returnDays: 9, quietHours: { from: '20:00', to: '08:00' } });
  expect([page.returnDays, page.quietHours.from, page.creditDays]).toEqual([9, '20:00', 30]);
  applyPolicy({ creditDays: 45 });
  expect([page.returnDays, page.quietHours.from, page.creditDays]).toEqual([5, '21:00', 45]);
  applyPolicy({});
  expect(page.creditDays).toBe(30);
});

test.each(Object.keys(defaultPolicy))('%s follows its changed value, and no other rule does', (name) => {
  const before: Record<string, unknown> = { ...page };
  applyPolicy({ [name]: 'changed' });
  const after: Record<string, unknown> = { ...page };
  expect(Object.keys(after).filter((one) => after[one] !== before[one])).toEqual([name]);
  applyPolicy({});
  expect({ ...page }).toEqual(before);
});
