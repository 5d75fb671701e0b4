import { defineConfig } from 'vitest/config';
import { keepFilesInMemory } from './test/memory-folder.ts';

keepFilesInMemory();

const database = ['**/*.db.test.ts', '**/routes.test.ts'];
const processes = ['**/*.process.test.ts'];
/** A race lost once is a fault: these have no second try. */
const races = ['**/*races*.db.test.ts'];
/** Exhaustive or at full size, seconds for a test: CI runs them, `npm test` does not. */
const long = ['**/*.long.db.test.ts'];
const kills = ['**/killed-*.process.test.ts'];
const isOtherPostgres = Boolean(process.env.TEST_POSTGRES_BIN);

export default defineConfig({
  // The worktree of `npm run mutants` links packages that lie outside of it.
  server: { fs: { strict: false } },
  test: {
    exclude: ['**/node_modules/**', '**/dist/**', '**/.cache/**', '**/.tonalia/**'],
    // A thread starts sooner than a process.
    pool: 'threads',
    // One more than the cores of the smallest machine: tests also wait, for timers and for PostgreSQL.
    maxWorkers: 3,
    // Only a test that hangs ends here: a busy machine is slow, not wrong. A test about a time states its own.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['**/*.test.ts'],
          exclude: [...database, ...processes],
          // A worker for each of so many small files took longer to start than their tests to run.
          isolate: false,
          setupFiles: './test/fresh-modules.ts',
        },
      },
      {
        test: {
          name: 'db',
          // Each file has its own database and closes what it opened. One worker for many: what it loads and compiles stays.
          isolate: false,
          include: database,
          // Another PostgreSQL prepares every statement there is, and runs those on which money and stock depend; shapes, roles and
          // people look alike on any.
          exclude: isOtherPostgres
            ? [
                ...races,
                ...long,
                '**/{access,cross-site,office-access}.db.test.ts',
                'apps/server/**',
                'apps/api/src/modules/{auth,marketing,media,office,tracking,push,app-version}/**',
              ]
            : [...races, ...long],
          globalSetup: './test/database-server.ts',
          // A busy machine may delay background work beyond a test's limit once; a test that fails twice is wrong.
          retry: 1,
        },
      },
      {
        test: {
          name: 'db-races',
          isolate: false,
          include: races,
          globalSetup: './test/database-server.ts',
          retry: 0,
        },
      },
      {
        test: {
          name: 'db-long',
          isolate: false,
          include: long,
          exclude: isOtherPostgres ? ['**/{hostile,lock-out,load-demo,enumeration-by-time}.long.db.test.ts'] : [],
          globalSetup: './test/database-server.ts',
          retry: 1,
        },
      },
      {
        test: {
          // The product and its commands as processes of their own.
          name: 'process',
          testTimeout: 180_000,
          isolate: false,
          include: processes,
          exclude: kills,
          globalSetup: './test/database-server.ts',
          retry: 1,
        },
      },
      {
        test: {
          name: 'process-kills',
          isolate: false,
          include: kills,
          globalSetup: './test/database-server.ts',
          retry: 0,
        },
      },
      {
        test: {
          name: 'screens',
          include: ['**/*.test.tsx'],
          environment: 'jsdom',
          // Each file gets its own window in a reused worker: one worker per file loads jsdom again and takes twice as long.
          pool: 'vmThreads',
          // They wait most of all. Projects with other numbers of workers need a group of their own.
          maxWorkers: 4,
          sequence: { groupOrder: 1 },
          setupFiles: './test/screens.ts',
        },
      },
    ],
  },
});
