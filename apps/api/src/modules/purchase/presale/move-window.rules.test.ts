import { expect, test } from 'vitest';
import { chosenWindow, windowAfter } from './move-window.rules.ts';

const window = (day: string, shipmentId: string) => ({ day, from: '08:00', to: '12:00', shipmentId });
const order = {
  waiting: [
    { lineNo: 1, shipmentId: 'a' },
    { lineNo: 2, shipmentId: 'b' },
  ],
  chosen: [window('2026-12-01', 'a'), window('2026-12-08', 'b')],
};
const move = (lineNos: number[]) => ({ to: '2026-12-15', warehouseId: null, lineNos });

test('the window of moved lines is that of the part they were in', () => {
  expect(chosenWindow(order, move([2]))).toEqual(window('2026-12-08', 'b'));
  expect(chosenWindow(order, move([1, 2]))).toEqual(window('2026-12-01', 'a'));
});

test('lines of a part without a window have none', () => {
  expect(chosenWindow({ ...order, chosen: [window('2026-12-08', 'b')] }, move([1]))).toBeUndefined();
  expect(chosenWindow({ ...order, chosen: [] }, move([2]))).toBeUndefined();
});

test('a moved part keeps its hours on the first day of the route after the new date', () => {
  const route = { leadDays: 1, weekdays: [1, 2, 3, 4, 5] };
  const after = windowAfter(window('2026-12-08', 'b'), move([2]), route, new Date('2026-11-27T15:00:00Z'));
  expect(after).toMatchObject({ day: '2026-12-16', from: '08:00', to: '12:00' });
  expect(windowAfter(window('2026-12-08', 'b'), move([2]), { ...route, weekdays: [] }, new Date())).toBeNull();
});
