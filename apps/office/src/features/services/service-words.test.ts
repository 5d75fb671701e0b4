import type { ServiceHealth } from '@tonalia/contract/office-health';
import { expect, test } from 'vitest';
import { serviceFacts, serviceName } from './service-words.ts';

const now = new Date('2026-03-09T15:00:00Z');
const part = (service: ServiceHealth['service'], more: Partial<ServiceHealth> = {}): ServiceHealth => ({
  service,
  state: 'ok',
  name: null,
  latency: null,
  bytes: null,
  free: null,
  seconds: null,
  waiting: null,
  failed: null,
  workedAt: null,
  failedAt: null,
  hours: [],
  share: null,
  ...more,
});
const facts = (one: ServiceHealth) => serviceFacts(one, now).replaceAll('\u00a0', ' ');
const hourAgo = '2026-03-09T14:00:00Z';

test('a gateway has its own name, any other part that of its kind', () => {
  expect(serviceName(part('gateway', { name: 'wompi' }))).toBe('Pasarela Wompi');
  expect(serviceName(part('gateway', { name: 'otra' }))).toBe('Pasarela');
  expect(serviceName(part('database'))).toBe('Base de datos');
});

test('a part that is not configured says only that', () => {
  expect(facts(part('disk', { state: 'off', bytes: 5 }))).toBe(
    facts(part('email', { state: 'off', workedAt: hourAgo })),
  );
});

test('the backup says its age, or that there is none', () => {
  expect(facts(part('backup', { workedAt: hourAgo }))).toMatch(/^hace 1 h/);
  expect(facts(part('backup'))).not.toMatch(/^hace/);
});

test('the disk says what is free', () => {
  const [full, empty] = [facts(part('disk', { bytes: 5e9, free: 0.25 })), facts(part('disk'))];
  expect(full).toContain('25');
  expect(full).not.toBe(empty);
  expect(empty).toMatch(/(^|\D)0/);
});

test('the database says its oldest transaction from a minute on', () => {
  const oldest = (seconds: number | null) =>
    facts(part('database', { latency: 3, bytes: 1e6, seconds })).split(', ').length;
  expect([null, 59, 60].map(oldest)).toEqual([3, 3, 4]);
  expect(facts(part('database', { latency: 3, bytes: 1e6, seconds: 600 }))).toMatch(/^PostgreSQL, 3.*10 min/);
  expect(facts(part('database'))).toBe('PostgreSQL, 1 ms, 0 MB');
});

test('the outbox and the jobs say what waits, and what failed', () => {
  expect(facts(part('outbox'))).toBe('0 en espera');
  expect(facts(part('outbox', { waiting: 7, failed: 0 }))).toBe('7 en espera');
  expect(facts(part('outbox', { waiting: 7, failed: 2 }))).toMatch(/^7 en espera, .*2/);
  expect(facts(part('jobs'))).toBe('0 en espera');
  expect(facts(part('jobs', { waiting: 1, failed: 3 }))).toMatch(/^1 en espera, .*3/);
});

test('the stock names what differs from its books', () => {
  const agrees = facts(part('stock', { failed: 0 }));
  expect(facts(part('stock'))).toBe(agrees);
  expect(facts(part('stock', { failed: 2, name: 'TS-71 en BOG' }))).toMatch(/2.*TS-71 en BOG/);
});

test('a connection says when it worked and when it failed', () => {
  expect(facts(part('email')).split(', ')).toHaveLength(1);
  expect(facts(part('email', { workedAt: hourAgo }))).not.toBe(facts(part('email')));
  expect(facts(part('email', { failedAt: hourAgo })).length).toBeGreaterThan(facts(part('email')).length);
});
