import { render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { awaitSkeleton, skeletonHydrated, useSkeletonHydrated } from './served-skeleton.ts';

afterEach(() => document.body.replaceChildren());

function Skeleton() {
  useSkeletonHydrated();
  return <div data-skeleton />;
}

/** Whether the page may replace the skeleton now. */
async function mayReplace(): Promise<boolean> {
  let may = false;
  void Promise.resolve(skeletonHydrated()).then(() => (may = true));
  await Promise.resolve();
  await Promise.resolve();
  return may;
}

test('a page waits until the served skeleton is hydrated', async () => {
  document.body.innerHTML = '<div data-skeleton></div>';
  awaitSkeleton();
  const first = skeletonHydrated();
  expect(await mayReplace()).toBe(false);
  render(<Skeleton />);
  await first;
  expect(await mayReplace()).toBe(true);
});

test('a page that the server rendered waits for nothing', async () => {
  document.body.innerHTML = '<main></main>';
  awaitSkeleton();
  expect(await mayReplace()).toBe(true);
});
