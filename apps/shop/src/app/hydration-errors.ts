import { isPhoneApp } from '../native/target.ts';

/**
 * Returns React's `onRecoverableError`. It reports that a page differs from the served one (error 418), with two exceptions: the phone app's
 * shell has a skeleton in the page's place, and a part of a page that the visitor left before it was hydrated hydrates at another address.
 * A skeleton waits for its hydration (`skeletonHydrated`), so with one nothing is excepted.
 */
export function hydrationErrors(hasSkeleton: boolean): (cause: unknown) => void {
  const servedAt = location.pathname;
  return (cause) => {
    const isExpected = isPhoneApp || (!hasSkeleton && location.pathname !== servedAt);
    if (!isExpected || !String(cause).includes('#418')) reportError(cause);
  };
}
