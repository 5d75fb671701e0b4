import { expect, test } from 'vitest';
import { topicOf, visibleTopics } from './topics.rules.ts';

test('OFC-011: an announced act has the topic of its module', () => {
  expect(topicOf('act.purchase')).toBe('orders');
  expect(topicOf('act.dispatch')).toBe('picking');
  expect(topicOf('act.customers')).toBe('customers');
  expect(topicOf('act.products')).toBe('catalogue');
  expect(topicOf('act.office')).toBe('operators');
});

test('OFC-011: a change that only caches follow has no topic', () => {
  expect(topicOf('purchase.order')).toBeUndefined();
  expect(topicOf('cache.purchase')).toBeUndefined();
  expect(topicOf('act.unknown')).toBeUndefined();
  expect(topicOf('act')).toBeUndefined();
});

test('OFC-011: a role learns only of what it may read', () => {
  const topics = ['orders', 'picking', 'operators'] as const;
  expect(visibleTopics('owner', topics)).toEqual(topics);
  expect(visibleTopics('warehouse', topics)).toEqual(expect.not.arrayContaining(['operators']));
  expect(visibleTopics('warehouse', topics)).toContain('picking');
});
