import type { Refund } from '@tonalia/contract/payment';
import { expect, test } from 'vitest';
import { refundSteps } from './refund-steps.ts';

const at = '2026-03-09T15:00:00Z';
// as: what the steps do not read is left out
const refund = (state: Refund['state'], steps: Refund['steps'][number]['step'][], reference: string | null = null) =>
  ({ state, reference, steps: steps.map((step) => ({ step, at })) }) as Refund;
const seen = (one: Refund) => refundSteps(one).map(({ label, state }) => [label, state]);

test('the last step of a refund that waits is the current one, and its end comes next', () => {
  expect(seen(refund('sent', ['requested', 'sent']))).toEqual([
    ['Devolución pedida', 'done'],
    ['Enviada al banco', 'now'],
    ['Devolución hecha', 'next'],
  ]);
});

test('a refund that is done has only done steps, the last with the reference of the bank', () => {
  const steps = refundSteps(refund('done', ['requested', 'manual', 'done'], 'B-77'));
  expect(steps.map(({ state }) => state)).toEqual(['done', 'done', 'done']);
  expect(steps[2]?.detail).toEqual(expect.stringContaining('referencia B-77'));
  expect(JSON.stringify(steps.slice(0, 2))).not.toContain('referencia');
  expect(refundSteps(refund('done', ['done'])).at(0)?.detail).not.toContain('referencia');
});
