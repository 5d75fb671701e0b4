import { ByteLengthQueuingStrategy } from 'node:stream/web';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// What every browser has and jsdom's window has not.
Object.assign(globalThis, { ByteLengthQueuingStrategy });
Object.assign(performance, { getEntriesByType: () => [] });

// A busy machine is slow, not wrong: what is looked for may take this long to come, a lazily loaded part among it.
configure({ asyncUtilTimeout: 8_000 });

afterEach(cleanup);
