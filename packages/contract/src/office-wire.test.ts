import { expect, test } from 'vitest';
import { z } from 'zod';
import { CashCount } from './dispatch-settlement.ts';
import { officeServices } from './office-services.ts';

const MOST = 2_147_483_647;

/** The paths of `version` in a schema that takes numbers outside PostgreSQL's `int`. */
function unbounded(schema: unknown, path: string): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(
    ([name, part]: [string, { type?: string; maximum?: number; minimum?: number }]) =>
      name === 'version' && part.type === 'integer'
        ? (part.maximum ?? Infinity) > MOST || (part.minimum ?? -Infinity) < 0
          ? [path]
          : []
        : unbounded(part, `${path}.${name}`),
  );
}

const bodies = Object.values(officeServices).flatMap(
  (calls) =>
    Object.entries(calls).flatMap(([key, call]) => ('body' in call ? [{ key, body: call.body as z.ZodType }] : [])), // as: a body is a schema
);

test('a version that no row can have is refused by every call of the office', () => {
  const schemas = bodies.map(({ key, body }) => ({
    key,
    schema: z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }),
  }));
  expect(schemas.filter(({ schema }) => JSON.stringify(schema).includes('"version"')).length).toBeGreaterThan(20);
  expect(schemas.flatMap(({ key, schema }) => unbounded(schema, key))).toEqual([]);
});

test('a count of cash names each note once', () => {
  const twice = [
    { value: 50_000, count: 1 },
    { value: 50_000, count: 2 },
  ];
  expect(CashCount.safeParse({ notes: twice, coins: 0 }).success).toBe(false);
  expect(CashCount.safeParse({ notes: twice.slice(1), coins: 0 }).success).toBe(true);
});
