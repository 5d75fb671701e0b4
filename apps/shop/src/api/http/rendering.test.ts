import { AsyncLocalStorage } from 'node:async_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { call } from './client.ts';
import { setApi } from './transport.ts';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void; // as: what the flag brings

/** Renders a page in an async context, as the framework does, and returns a weak reference to its data. */
async function render(): Promise<WeakRef<object>> {
  const page = { html: 'a page' };
  await new AsyncLocalStorage().run(page, () => call('tracking', 'GET /states'));
  return new WeakRef(page);
}

test('a rendered page is released from memory', async () => {
  setApi(async () => Response.json({ results: [] }));
  const pages = [await render(), await render(), await render()];
  await new Promise((resolve) => setImmediate(resolve)); // a reference that was made is held until the turn is over
  collect();
  expect(pages.flatMap((page) => page.deref() ?? [])).toEqual([]);
});
