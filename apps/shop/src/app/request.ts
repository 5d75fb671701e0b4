import { createIsomorphicFn } from '@tanstack/react-start';
import { getRequestHeader, getRequestUrl } from '@tanstack/react-start/server';
import { hasMark } from '../api/storage.ts';
import { needsBrowserAt } from './guard.ts';

/**
 * On the server: whether only a person's browser can draw the page asked for. Somebody signed in has prices of their own; a phone
 * under way to being proved is known to its browser alone, and so is the link of a mail: nobody is turned away here for want of it.
 */
export const isForItsBrowser = createIsomorphicFn()
  .server(() => hasMark(getRequestHeader('cookie')) || needsBrowserAt(getRequestUrl().pathname))
  .client(() => false);
