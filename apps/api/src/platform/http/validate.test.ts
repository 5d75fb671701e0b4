import { expect, test } from 'vitest';
import { z } from 'zod';
import { compileValidator } from './validate.ts';

/** Counts how often the schema is evaluated, with a validator built from it. */
function makeValidator(httpPart: string) {
  let parsed = 0;
  const schema = z.object({
    page: z.string().refine((page) => {
      parsed += 1;
      return page !== '0';
    }),
    ids: z.array(z.string()).optional(),
  });
  const validate = compileValidator({ schema, method: 'GET', url: '/list', httpPart });
  return { validate, timesParsed: () => parsed };
}

test('a valid query is not parsed again; another one is', () => {
  const { validate, timesParsed } = makeValidator('querystring');
  const first = validate({ page: '1' });
  expect([first, validate({ page: '1' })]).toEqual([{ value: { page: '1' } }, { value: { page: '1' } }]);
  expect(timesParsed()).toBe(1);
  expect(validate({ page: '2' })).toEqual({ value: { page: '2' } });
});

test('an invalid query stays invalid', () => {
  const { validate } = makeValidator('querystring');
  expect(validate({ page: '0' })).toHaveProperty('error');
  expect(validate({ page: '0' })).toHaveProperty('error');
});

test('a shared result cannot be changed', () => {
  const { validate } = makeValidator('querystring');
  const { value } = validate({ page: '1', ids: ['7'] }) as { value: { ids: string[] } };
  expect(() => value.ids.push('8')).toThrow('not extensible');
});

test('a body is parsed every time', () => {
  const { validate, timesParsed } = makeValidator('body');
  validate({ page: '1' });
  validate({ page: '1' });
  expect(timesParsed()).toBe(2);
});
