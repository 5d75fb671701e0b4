import { createIsomorphicFn } from '@tanstack/react-start';
import { getRequestHeader, getRequestUrl } from '@tanstack/react-start/server';
import { hasMark } from '../api/storage.ts';
import { needsPhoneAt } from './guard.ts';

/**
 * On the server: whether only a person's browser can draw the page asked for. Somebody signed in has prices of their own; a phone
 * under way to being proved is known to its browser alone, so a reload there must not be turned away here.
 */
export const isForItsBrowser = createIsomorphicFn()
  .server(() => hasMark(getRequestHeader('cookie')) || needsPhoneAt(getRequestUrl().pathname))
  .client(() => false);
