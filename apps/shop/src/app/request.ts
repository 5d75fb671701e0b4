import { createIsomorphicFn } from '@tanstack/react-start';
import { getRequestHeader } from '@tanstack/react-start/server';
import { hasMark } from '../api/storage.ts';

/** On the server: whether the page asked for is for somebody signed in. Their browser renders it, with their prices. */
export const isForSomebodySignedIn = createIsomorphicFn()
  .server(() => hasMark(getRequestHeader('cookie')))
  .client(() => false);
