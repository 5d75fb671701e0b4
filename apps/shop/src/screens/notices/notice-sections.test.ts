import type { CustomerNotice } from '@tonalia/contract/notices';
import { expect, test } from 'vitest';
import { sectionsOf, whenOf } from './notice-sections.ts';

const at = (writtenAt: string): CustomerNotice => ({
  noticeId: '0a000000-0000-4000-8000-0000000000a1',
  kind: 'order',
  title: writtenAt,
  text: '',
  path: '/home/',
  action: null,
  versionId: null,
  quantity: null,
  hex: null,
  isRead: false,
  writtenAt,
});
/** Friday, 20:00 in Bogotá. */
const now = new Date('2026-11-28T01:00:00Z');

test('SEL-209: notices stand under today, yesterday and before, by the day in Bogotá', () => {
  const days = ['2026-11-28T00:59:00Z', '2026-11-27T05:00:00Z', '2026-11-27T04:59:00Z', '2026-11-20T12:00:00Z'];
  const sections = sectionsOf(days.map(at), now);
  expect(sections.map(({ title, notices }) => [title, notices.length])).toEqual([
    ['Hoy', 2],
    ['Ayer', 1],
    ['Antes', 1],
  ]);
  expect(sectionsOf([at('2026-11-20T12:00:00Z')], now).map(({ title }) => title)).toEqual(['Antes']);
});

test('SEL-209: a notice shows its hour, its weekday or its date', () => {
  expect(whenOf('2026-11-27T14:50:00Z', now)).toBe('9:50');
  expect(whenOf('2026-11-26T11:10:00Z', now)).toBe('6:10');
  expect(whenOf('2026-11-25T12:00:00Z', now)).toBe('mié');
  expect(whenOf('2026-11-20T12:00:00Z', now)).toBe('20 nov');
});
