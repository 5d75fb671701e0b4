import { vi } from 'vitest';

// Test files share a worker and its loaded packages; the project's own modules are loaded again for each file.
vi.resetModules();
