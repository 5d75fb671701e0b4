import { defineConfig } from 'vitest/config';

const database = ['**/*.db.test.ts', '**/routes.test.ts'];
const processes = ['**/*.process.test.ts'];

export default defineConfig({
  test: {
    exclude: ['**/node_modules/**', '**/dist/**', '**/.cache/**', '**/.tonalia/**'],
    // Two cores: more workers than that only wait for each other.
    maxWorkers: 2,
    // A busy machine is slow, not wrong.
    testTimeout: 20_000,
    hookTimeout: 30_000,
    projects: [
      { test: { name: 'unit', include: ['**/*.test.ts'], exclude: [...database, ...processes] } },
      {
        test: {
          name: 'db',
          // Another PostgreSQL prepares every statement there is, and runs those on which money and stock depend; whole processes
          // bring their own, and shapes, roles and people look alike on any.
          include: process.env.TEST_POSTGRES_BIN ? database : [...database, ...processes],
          exclude: process.env.TEST_POSTGRES_BIN
            ? [
                '**/{hostile,access,cross-site}.db.test.ts',
                'apps/server/**',
                'apps/api/src/modules/{auth,marketing,tracking,push,app-version}/**',
              ]
            : [],
          globalSetup: './test/database-server.ts',
        },
      },
      { test: { name: 'screens', include: ['**/*.test.tsx'], environment: 'jsdom', setupFiles: './test/screens.ts' } },
    ],
  },
});
