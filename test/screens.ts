import { ByteLengthQueuingStrategy } from 'node:stream/web';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// Features of browsers that jsdom lacks.
Object.assign(globalThis, { ByteLengthQueuingStrategy });
Object.assign(performance, { getEntriesByType: () => [] });

// Queries wait this long, because machines may be busy and components may be loaded lazily.
configure({ asyncUtilTimeout: 8_000 });

afterEach(cleanup);
