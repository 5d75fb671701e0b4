import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { AppError, type ErrorCode, errorTable } from './errors.ts';
import { errorText } from './error-texts.es-CO.ts';
import { type OfficeErrorCode, officeErrorTable } from './office-errors.ts';
import { officeErrorText } from './office-error-texts.es-CO.ts';

const documented = await readFile(new URL('../../../docs/errors.md', import.meta.url), 'utf8');
const rows = new Map(
  [...documented.matchAll(/^\| `([A-Z_]+)` \| (\d{3}) \|/gm)].map((row) => [row[1], Number(row[2])]),
);

describe('docs/errors.md', () => {
  test('explains every code, with its status', () => {
    expect(Object.fromEntries(rows)).toEqual({ ...errorTable, ...officeErrorTable });
  });
});

describe('each error code has its message', () => {
  const params = {
    field: 'x',
    detail: 'y',
    retryAfter: 3,
    city: 'Mitú',
    state: 'Vaupés',
    code: 'TS-1',
    name: 'Tinte',
    left: 2,
    step: 6,
    max: 9999,
    available: 1000,
    overdue: 5000,
    expected: 80_000,
    total: 84_000,
    most: 3,
    triesLeft: 2,
    why: 'common',
    reason: 'el NIT',
    owed: 118_700,
    orders: 'TN-8F3K2, TN-2K9QP',
    returnableUntil: '2026-11-28',
    paying: 1000,
    refunding: 2000,
    inFavour: 3000,
    document: '7',
    balance: 60_000,
  };

  test.each(Object.keys(errorTable) as ErrorCode[])(
    '%s has a Spanish sentence without unfilled placeholders',
    (code) => {
      // two codes say `why`, and each has its own reasons
      const own = code === 'PROOF_REFUSED' ? { ...params, why: 'size' } : params;
      const text = errorText(code, own as never); // a value for every code that takes one
      expect(text.length).toBeGreaterThan(5);
      expect(text).not.toMatch(/undefined|NaN|\{\w+\}/);
    },
  );

  test.each(Object.keys(officeErrorTable) as OfficeErrorCode[])('%s of the office has a Spanish sentence', (code) => {
    expect(officeErrorText(code)).toMatch(/^\p{Lu}.{10,}\.$/u);
  });

  test('no code is in both tables', () => {
    expect(Object.keys(officeErrorTable).filter((code) => code in errorTable)).toEqual([]);
  });

  test('the refusal of short stock names the units left, in the specification’s words · ERR-08', () => {
    expect(errorText('INSUFFICIENT_STOCK', { code: 'TS-71', name: 'Tinte', left: 3 })).toBe(
      'Stock insuficiente. Solo quedan 3 unidades disponibles',
    );
  });

  test('an error carries its HTTP status', () => {
    expect(new AppError('CART_EMPTY').status).toBe(409);
    expect(new AppError('STOCK_EXCEEDED', { code: 'TS-71', left: 3 }).params).toEqual({ code: 'TS-71', left: 3 });
  });
});
