import { expect, test, vi } from 'vitest';
import { setShop } from '../api/settings/shop-settings.ts';
import { shopSettings } from '../../test/make.ts';
import { leavesNow, leavesWhen } from './dispatch.es-CO.ts';

test.each([
  ['a Thursday morning', '2026-11-19T09:00', 'hoy'],
  ['a Thursday evening', '2026-11-19T17:00', 'mañana'],
  ['a Sunday', '2026-11-22T09:00', 'mañana'],
  ['a Saturday evening', '2026-11-21T17:00', 'el lunes 23 de noviembre'],
  ['a Saturday evening before a holiday', '2026-11-14T17:00', 'el martes 17 de noviembre'],
])('an order of %s leaves on a working day', (_title, now, words) => {
  expect(leavesWhen(new Date(`${now}:00-05:00`))).toBe(words);
});

test('an order after the cutoff hour of its zone leaves a day later (OFC-409)', () => {
  const at = (time: string) => leavesWhen(new Date(`2026-11-19T${time}:00-05:00`), undefined, '12:00');
  expect([at('11:59'), at('12:00')]).toEqual(['hoy', 'mañana']);
});

test('the short form has a short day', () => {
  expect(leavesWhen(new Date('2026-11-21T17:00:00-05:00'), (day) => day.slice(-2))).toBe('el 23');
});

test('a visitor reads the day by the cutoff hour of the settings (OFC-506)', () => {
  vi.useFakeTimers({ now: new Date('2026-11-19T12:00:00-05:00') });
  setShop({ ...shopSettings, cutoff: '12:00' });
  expect(leavesNow()).toBe('mañana');
  setShop({ ...shopSettings, cutoff: '12:01' });
  expect(leavesNow()).toBe('hoy');
  vi.useRealTimers();
});
