import type { FirstRun, FirstRunStep, FirstRunStepName } from '@tonalia/contract/first-run-office';
import { expect, test } from 'vitest';
import { addressOf, firstOpen, progressOf, stepAt, stepBeside, stepWords } from './steps.ts';

const names: FirstRunStepName[] = ['brand', 'warehouse', 'coverage', 'catalogue', 'payments', 'sellers', 'publish'];
const step = (name: FirstRunStepName, more: Partial<FirstRunStep> = {}): FirstRunStep => ({
  step: name,
  isDone: false,
  isOptional: false,
  missing: [],
  name: null,
  count: 0,
  ...more,
});
const run = (...done: FirstRunStepName[]): FirstRun => ({
  isPublished: false,
  shop: '',
  steps: names.map((name) => step(name, { isDone: done.includes(name) })),
  firstOrder: null,
});

test('a step is found by its name in the address', () => {
  for (const name of names) expect(stepAt(addressOf(name))).toBe(name);
  expect([stepAt('catalogo'), stepAt('x'), stepAt(undefined)]).toEqual(['catalogue', undefined, undefined]);
});

test.each([
  [[], { done: 0, all: 7, minutes: 26 }, 'brand'],
  [['brand'], { done: 1, all: 7, minutes: 20 }, 'warehouse'],
  [['brand', 'warehouse'], { done: 2, all: 7, minutes: 18 }, 'coverage'],
  [['brand', 'warehouse', 'coverage'], { done: 3, all: 7, minutes: 15 }, 'catalogue'],
  [['brand', 'warehouse', 'coverage', 'catalogue'], { done: 4, all: 7, minutes: 7 }, 'payments'],
  [['brand', 'warehouse', 'coverage', 'catalogue', 'payments'], { done: 5, all: 7, minutes: 4 }, 'sellers'],
  [names.slice(0, 6), { done: 6, all: 7, minutes: 1 }, 'publish'],
  [names, { done: 7, all: 7, minutes: 0 }, 'publish'],
] as [FirstRunStepName[], object, FirstRunStepName][])(
  'with %j done the run is at %j, and goes on with %s',
  (done, progress, next) => {
    expect(progressOf(run(...done))).toEqual(progress);
    expect(firstOpen(run(...done))).toBe(next);
  },
);

test.each([
  [step('brand'), 'Nombre, NIT y contacto'],
  [step('brand', { isDone: true, name: 'Áurea' }), 'Áurea'],
  [step('payments', { isDone: true }), 'Listo'],
  [step('coverage', { isDone: true, count: 2 }), '2 municipios'],
  [step('catalogue', { isDone: true, count: 1 }), '1 producto'],
  [step('sellers', { isDone: true, count: 3, name: 'x' }), '3 asesores'],
  [step('sellers', { count: 3 }), 'Invítalos por WhatsApp'],
])('a step says what there is, or what it asks for: %j', (one, words) => {
  expect(stepWords(one)).toBe(words);
});

test('the first step has none before it, and the last none after it', () => {
  expect([stepBeside(run(), 'brand', -1), stepBeside(run(), 'brand', 1)]).toEqual([undefined, 'warehouse']);
  expect([stepBeside(run(), 'publish', -1), stepBeside(run(), 'publish', 1)]).toEqual(['sellers', undefined]);
});
