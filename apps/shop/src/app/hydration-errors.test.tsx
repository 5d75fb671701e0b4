import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hydrationErrors } from './hydration-errors.ts';

const differs = new Error('Minified React error #418; visit …');
const reported = vi.fn<(cause: unknown) => void>();
beforeEach(() => {
  history.replaceState(null, '', '/home/marketplace/customer');
  vi.stubGlobal('reportError', reported);
});
afterEach(() => {
  vi.unstubAllGlobals();
  reported.mockReset();
  history.replaceState(null, '', '/');
});

test('a page that differs from the served one is reported', () => {
  hydrationErrors(false)(differs);
  expect(reported).toHaveBeenCalledExactlyOnceWith(differs);
});

test('a part that hydrates after the visitor left is not, and another error is', () => {
  const report = hydrationErrors(false);
  history.replaceState(null, '', '/view-results-search?search=tinte');
  report(differs);
  expect(reported).not.toHaveBeenCalled();
  report(new Error('Minified React error #423'));
  expect(reported).toHaveBeenCalledOnce();
});

test('a changed query is no other page, and a skeleton has no exception', () => {
  const report = hydrationErrors(false);
  history.replaceState(null, '', '/home/marketplace/customer?campaign=mail');
  report(differs);
  const ofSkeleton = hydrationErrors(true);
  history.replaceState(null, '', '/home/cart');
  ofSkeleton(differs);
  expect(reported).toHaveBeenCalledTimes(2);
});
