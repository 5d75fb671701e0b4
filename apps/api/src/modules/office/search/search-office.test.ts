import type { FoundCustomerItem } from '@tonalia/contract/office-search';
import { expect, test } from 'vitest';
import type { OfficeFinder } from '../../../platform/office-finder.ts';
import { searchOffice } from './search-office.ts';

const customer = (number: number): FoundCustomerItem => ({
  group: 'customers',
  _id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  name: `Salón ${number}`,
  contact: null,
  city: 'Bogotá',
  cityId: '11001',
  document: null,
  phone: null,
  debt: null,
});
const customers: OfficeFinder = {
  group: 'customers',
  find: async () => Array.from({ length: 30 }, (_, number) => customer(number)),
};
const asked = { words: 'salón', role: 'owner', group: undefined } as const;

test('a finder that takes too long or fails leaves its group out, and the failure is reported with its group', async () => {
  const failed: string[] = [];
  const finders: OfficeFinder[] = [
    customers,
    { group: 'orders', find: () => new Promise(() => {}) },
    {
      group: 'shades',
      find: () => {
        throw new Error('at once');
      },
    },
    { group: 'products', find: () => Promise.reject(new Error('later')) },
  ];
  const { items, missing } = await searchOffice(
    { finders, time: 20, onFailure: (_, group) => failed.push(group) },
    asked,
  );
  expect(items).toHaveLength(4);
  expect(missing).toEqual(['orders', 'shades', 'products']);
  expect(failed.toSorted()).toEqual(['orders', 'products', 'shades']);
});

test('a group that no finder of this process serves is missing, and one group alone gives more of it', async () => {
  const context = { finders: [customers], onFailure: () => {} };
  expect((await searchOffice(context, asked)).missing).toEqual(['orders', 'shades', 'products']);
  const alone = await searchOffice(context, { ...asked, group: 'customers' });
  expect([alone.items.length, alone.missing]).toEqual([20, []]);
});
