import { AppError } from '@tonalia/contract/errors';
import type { MediaStorage } from './storage.ts';

const refuse = (): never => {
  throw new AppError('UNAVAILABLE');
};

/** The storage of an installation without one: it keeps nothing. UNAVAILABLE. */
export const noStorage: MediaStorage = {
  put: async () => refuse(),
  get: async () => undefined,
  remove: async () => {},
  // oxlint-disable-next-line require-yield
  list: async function* list() {},
};
