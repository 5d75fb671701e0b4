import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { makeLine } from '../../../test/make.ts';
import { unreliableApi } from '../../../test/unreliable-api.ts';
import type { RequestFate } from '../../../test/unreliable-api.ts';
import { ApiError } from '../http/api-error.ts';
import type { Edit } from './cart-edits.ts';
import { createQueue } from './queue.ts';
import type { QueueContext } from './queue.ts';
import { dropEdit, editsOf, forgetEdits, hideEditsOfOthers, storeEdit } from './edit-store.ts';
import { readCartOf, sendEdit } from './send-edit.ts';
import { setApi } from '../http/transport.ts';

const ME = 'luz';
let made = 0;

const about = () => ({
  key: crypto.randomUUID(),
  owner: ME,
  customerId: 'aurora',
  at: Date.now() * 1000 + (made += 1),
});
const add = (code: string, quantity: number): Edit => ({
  ...about(),
  kind: 'add',
  body: { productId: code, code, quantity },
  shown: [],
});
const set = (code: string, quantity: number): Edit => ({
  ...about(),
  kind: quantity === 0 ? 'remove' : 'set',
  line: { productId: code, code },
  quantity,
  shown: undefined,
});

/** The queue of one run of the app. After `end` it has no effect, as if the app were closed. */
function startQueue(more: Partial<QueueContext> = {}) {
  let isOver = false;
  const gone = new Promise<never>(() => {});
  const queue = createQueue({
    owner: () => (isOver ? null : ME),
    edits: editsOf,
    keep: (edit) => void (isOver || storeEdit(edit)),
    drop: dropEdit,
    send: async (edit) => {
      const known = edit.kind === 'set' && edit.way === undefined ? await readCartOf(edit) : undefined;
      await sendEdit(edit, known, (one) => void (isOver || storeEdit(one)));
      if (isOver) return gone;
      dropEdit(edit);
    },
    refused: (edit) => dropEdit(edit),
    changed: () => {},
    oneAtATime: (work) => work(),
    ...more,
  });
  return { ...queue, end: () => void (isOver = true) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  forgetEdits(ME);
  vi.useRealTimers();
});

/** An hour: longer than any delay between two attempts. */
const settle = () => vi.advanceTimersByTimeAsync(60 * 60_000);

describe('with lost, repeated or late requests', () => {
  const code = fc.constantFrom('A', 'B');
  const step = fc.oneof(
    fc.record({ do: fc.constant('add' as const), code, units: fc.integer({ min: 1, max: 3 }) }),
    fc.record({ do: fc.constant('set' as const), code, units: fc.integer({ min: 0, max: 5 }) }),
    fc.record({ do: fc.constantFrom('restart' as const, 'deliver' as const, 'wait' as const, 'go on' as const) }),
  );
  const fates = fc.array(fc.constantFrom<RequestFate>('well', 'never arrives', 'answer lost', 'late'), {
    maxLength: 12,
  });

  test('the cart ends with the chosen quantities, each addition applied once', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 14 }), fates, async (steps, suffered) => {
        forgetEdits(ME);
        const api = unreliableApi();
        setApi(api.fetch);
        api.suffer(suffered);
        let app = startQueue();
        const wished = new Map<string, number>();
        for (const one of steps) {
          if (one.do === 'add') {
            wished.set(one.code, (wished.get(one.code) ?? 0) + one.units);
            app.push(add(one.code, one.units));
          } else if (one.do === 'set') {
            wished.set(one.code, one.units);
            app.push(set(one.code, one.units), 400);
          } else if (one.do === 'restart') {
            app.end();
            app = startQueue();
            void app.retry();
          } else if (one.do === 'deliver') api.deliverLate();
          else if (one.do === 'wait') await vi.advanceTimersByTimeAsync(700);
          else await vi.advanceTimersByTimeAsync(0);
        }
        await settle();
        api.deliverLate();
        app.end();
        expect(editsOf(ME)).toEqual([]);
        const inCart = [...wished].filter(([, units]) => units > 0);
        expect(Object.fromEntries(api.cart)).toEqual(Object.fromEntries(inCart));
        expect([...api.additions.values()].every((times) => times === 1)).toBe(true);
      }),
      { numRuns: 400 },
    );
  });
});

describe('a queue', () => {
  /** Records each sent edit; `fare` decides its outcome. */
  function sending(fare: (edit: Edit, times: number) => void) {
    const sent: Edit[] = [];
    const refused: Edit[] = [];
    const queue = startQueue({
      send: async (edit) => {
        sent.push(edit);
        fare(edit, sent.length);
        dropEdit(edit);
      },
      refused: (edit) => {
        refused.push(edit);
        dropEdit(edit);
      },
    });
    return { queue, sent, refused };
  }
  const offline = () => {
    throw new ApiError(0, 'OFFLINE', '');
  };

  test('merges edits of a line before they are sent', async () => {
    const { queue, sent } = sending(() => {});
    for (const units of [1, 2, 3]) queue.push(set('A', units), 400);
    await settle();
    expect(sent).toMatchObject([{ quantity: 3 }]);
  });

  test('merges nothing into a sent edit: it is retried unchanged, then the newer edit follows', async () => {
    const { queue, sent } = sending((_edit, times) => void (times === 1 && offline()));
    queue.push(set('A', 1));
    await vi.advanceTimersByTimeAsync(0);
    queue.push(set('A', 4), 400);
    await settle();
    expect(sent).toMatchObject([{ quantity: 1 }, { quantity: 1 }, { quantity: 4 }]);
    expect(sent[0]?.key).toBe(sent[1]?.key);
  });

  test('sends nothing past an unanswered edit, and is stuck until a response arrives', async () => {
    const { queue, sent } = sending((_edit, times) => void (times <= 3 && offline()));
    queue.push(add('A', 1));
    queue.push(add('B', 1));
    await vi.advanceTimersByTimeAsync(0);
    expect(queue.isStuck()).toBe(true);
    await settle();
    expect(sent.map((edit) => edit.kind === 'add' && edit.body.code)).toEqual(['A', 'A', 'A', 'A', 'B']);
    expect(queue.isStuck()).toBe(false);
  });

  test('drops a refused edit and continues with the next', async () => {
    const refuse = () => {
      throw new ApiError(409, 'INSUFFICIENT_STOCK', '');
    };
    const { queue, sent, refused } = sending((_edit, times) => void (times === 1 && refuse()));
    queue.push(add('A', 1));
    queue.push(add('B', 1));
    await settle();
    expect(refused).toMatchObject([{ body: { code: 'A' } }]);
    expect(sent).toHaveLength(2);
    expect(editsOf(ME)).toEqual([]);
  });

  test.each([
    ['the session is over', 401, 'UNAUTHENTICATED'],
    ['only a guest is there', 403, 'GUEST_NOT_ALLOWED'],
  ] as const)('keeps everything while %s', async (_why, status, code) => {
    const { queue, sent } = sending(() => {
      throw new ApiError(status, code, '');
    });
    queue.push(add('A', 1));
    await settle();
    expect(sent).toHaveLength(1);
    expect(editsOf(ME)).toHaveLength(1);
  });

  test.each([502, 503, 504, 429, 408])('tries again after a %i', async (status) => {
    const { queue, sent } = sending((_edit, times) => {
      if (times < 4) throw new ApiError(status, 'UNAVAILABLE', '');
    });
    queue.push(add('A', 1));
    await settle();
    expect(sent).toHaveLength(4);
    expect(editsOf(ME)).toEqual([]);
  });

  test('retries with growing delays, and at once on request', async () => {
    const { queue, sent } = sending(offline);
    queue.push(add('A', 1));
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    expect(sent.length).toBeGreaterThan(20);
    expect(sent.length).toBeLessThan(120);
    const before = sent.length;
    await queue.retry();
    expect(sent).toHaveLength(before + 1);
    queue.end();
  });
});

test('an edit older than the server’s memory of its key is not sent any more', () => {
  const old = { ...add('A', 1), at: Date.now() - 30 * 24 * 3600 * 1000 };
  storeEdit(old);
  expect(editsOf(ME)).toEqual([]);
});

test('the next user of the device finds no names and prices of unsent edits; they are sent when their owner returns', async () => {
  const soap = makeLine({ code: 'A', productId: 'A', name: 'Champú', quantity: 2, price: 10_000 });
  storeEdit({ ...about(), kind: 'set', line: soap, quantity: 5, shown: soap });
  storeEdit({ ...about(), kind: 'add', body: { productId: 'B', code: 'B', quantity: 3 }, shown: [soap] });
  storeEdit({ ...add('C', 1), at: Date.now() - 30 * 24 * 3600 * 1000 });
  hideEditsOfOthers('rosa');
  const left = editsOf(ME);
  expect(left).toHaveLength(2);
  expect(JSON.stringify(left)).not.toMatch(/Champú|price"|10000/);
  hideEditsOfOthers(ME);
  const api = unreliableApi();
  setApi(api.fetch);
  const app = startQueue();
  void app.retry();
  await settle();
  app.end();
  expect(Object.fromEntries(api.cart)).toEqual({ A: 5, B: 3 });
});

test.each([
  ['which take turns', true],
  ['which know nothing of each other', false],
])('two windows, %s, that send at once have each change carried out once', async (_how, takeTurns) => {
  let turn: Promise<void> = Promise.resolve();
  const afterPrevious = (work: () => Promise<void>) => (turn = turn.then(work));
  const more = takeTurns ? { oneAtATime: afterPrevious } : {};
  const api = unreliableApi();
  let calls = 0;
  setApi((request) => {
    calls += 1;
    return api.fetch(request);
  });
  for (const units of [1, 2, 3]) storeEdit(add('A', units));
  const windows = [startQueue(more), startQueue(more)];
  for (const one of windows) void one.retry();
  await settle();
  for (const one of windows) one.end();
  expect(editsOf(ME)).toEqual([]);
  expect(Object.fromEntries(api.cart)).toEqual({ A: 6 });
  if (takeTurns) expect(calls).toBe(3);
});

test('every edit names its customer, so that it never changes another customer’s cart', async () => {
  const askedOwners: (string | null)[] = [];
  setApi(async ({ url }) => {
    askedOwners.push(new URL(url).searchParams.get('customerId'));
    return Response.json({ code: 'CUSTOMER_NOT_FOUND', message: '', error: '', params: {} }, { status: 404 });
  });
  for (const edit of [add('A', 1), set('A', 2), set('A', 0)])
    await expect(sendEdit(edit, undefined, () => {})).rejects.toMatchObject({ code: 'CUSTOMER_NOT_FOUND' });
  await expect(readCartOf(set('A', 2))).rejects.toMatchObject({ code: 'CUSTOMER_NOT_FOUND' });
  expect(askedOwners).toEqual(['aurora', 'aurora', 'aurora', 'aurora']);
});
