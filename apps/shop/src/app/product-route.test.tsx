import { createMemoryHistory } from '@tanstack/react-router';
import { expect, test, vi } from 'vitest';
import { mockApi } from '../../test/mock-api.ts';
import { setApi } from '../api/http/transport.ts';
import { getRouter } from './router.tsx';

// Before the page's code: nothing comes near the window.
vi.hoisted(() => vi.stubGlobal('IntersectionObserver', class {}));

test('a product opens without the code of what is far down its page', async () => {
  setApi(mockApi().fetch);
  const router = getRouter();
  router.update({
    ...router.options,
    history: createMemoryHistory({ initialEntries: ['/product/champu/101/details'] }),
  });
  await router.load();
  expect(router.state.matches.map(({ status }) => status)).not.toContain('pending');
  expect(router.state.matches.at(-1)?.loaderData).toBeDefined();
});
