import { ByteLengthQueuingStrategy } from 'node:stream/web';
import { cleanup, configure, prettyDOM } from '@testing-library/react';
import { afterEach } from 'vitest';

// Features of browsers that jsdom lacks.
Object.assign(globalThis, { ByteLengthQueuingStrategy });
Object.assign(performance, { getEntriesByType: () => [] });

// Queries wait this long, because machines may be busy and components may be loaded lazily.
configure({ asyncUtilTimeout: 8_000, getElementError });

/** An error that prints the document only when its message is read: a query that waits fails many times before it finds. */
function getElementError(message: string | null, container: Element): Error {
  const error = new Error();
  error.name = 'TestingLibraryElementError';
  Error.captureStackTrace(error, getElementError); // the reporter shows the line of the test
  Object.defineProperty(error, 'message', {
    get: () => [message, prettyDOM(container)].filter(Boolean).join('\n\n'),
    configurable: true,
  });
  return error;
}

afterEach(cleanup);
