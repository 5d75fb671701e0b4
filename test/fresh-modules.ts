import { vi } from 'vitest';

// Test files share a worker and what it loaded of others' packages; modules of ours begin anew with each file.
vi.resetModules();
