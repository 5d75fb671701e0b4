import { services } from '@tonalia/contract/services';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { serialise } from './serialise.ts';

const Shade = z.object({ code: z.string(), day: z.iso.date().nullable(), units: z.int().optional() });
const Answer = z.object({ results: z.array(Shade), next: Shade.nullable(), stock: z.record(z.string(), z.int()) });

describe('a response', () => {
  test('is written with its declared fields in their order and no others, wherever they are', () => {
    const shade = { secret: 'x', units: 2, day: '2026-05-04', code: 'A' };
    const response = { next: { ...shade, day: null }, results: [shade], stock: { BOG: 3 }, token: 'x' };
    expect(serialise(Answer, response)).toBe(JSON.stringify(Answer.parse(response)));
    expect(serialise(Answer, { results: [], next: null, stock: {} })).toBe('{"results":[],"next":null,"stock":{}}');
  });

  test.each(['"', '\\', '\n', '\u2028', '\uD800', '</script>', '",  "admin": "'])(
    'is valid JSON with %j in it',
    (text) => {
      const response = { results: [], next: { code: text, day: text }, stock: {} };
      expect(serialise(Answer, response)).toBe(JSON.stringify(response));
    },
  );

  test.each([
    { next: null, stock: {} },
    { results: [{ code: 'A' }], next: null, stock: {} },
  ])('without a required field is an error: %j', (response) =>
    expect(() => serialise(Answer, response)).toThrow('required'),
  );
});

test('a response with alternatives has the fields of its alternative and no others', () => {
  const Found = z.array(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('order'), code: z.string() }),
      z.object({ kind: z.literal('shade'), hex: z.string() }),
    ]),
  );
  const response = [
    { kind: 'order', code: 'A', secret: 'x' },
    { kind: 'shade', hex: '#fff', code: 'B' },
  ];
  expect(serialise(Found, response)).toBe('[{"kind":"order","code":"A"},{"kind":"shade","hex":"#fff"}]');
  expect(() => serialise(Found, [{ kind: 'order' }])).toThrow('code');
});

/** Answered as bytes, which are made once for all phones of a scope: no schema writes them. */
const bytes = ['GET /offline/snapshot'];

test('no response of the shop has alternatives, which are parsed, at a quarter more processor time', () => {
  const responses = Object.values(services).flatMap((calls) => Object.entries(calls));
  expect(responses.length).toBeGreaterThan(60);
  const withAlternatives = responses.filter(([, { response }]) =>
    /"(anyOf|oneOf|allOf)"/.test(JSON.stringify(z.toJSONSchema(response, { target: 'openapi-3.0' }))),
  );
  expect(withAlternatives.map(([key]) => key)).toEqual(bytes);
});
