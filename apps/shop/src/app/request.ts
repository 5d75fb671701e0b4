import { createIsomorphicFn } from '@tanstack/react-start';
import { getRequestHeader, getRequestUrl } from '@tanstack/react-start/server';
import { hasMark } from '../api/storage/device-storage.ts';
import { needsBrowserAt } from './guard.ts';

/** On the server: whether the requested page is of a signed-in shopper. */
export const isOfShopper = createIsomorphicFn()
  .server(() => hasMark(getRequestHeader('cookie')))
  .client(() => false);

/**
 * On the server: whether only the browser can render the requested page. Signed-in shoppers have their own prices; a phone
 * verification and a recovery link are known to the browser only, so the server must not redirect for their absence.
 */
export const isForItsBrowser = createIsomorphicFn()
  .server(() => hasMark(getRequestHeader('cookie')) || needsBrowserAt(getRequestUrl().pathname))
  .client(() => false);
