import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// A busy machine is slow, not wrong: what is looked for may take this long to come, a lazily loaded part among it.
configure({ asyncUtilTimeout: 8_000 });

afterEach(cleanup);
