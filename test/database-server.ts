import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbedded, type Embedded } from '../apps/server/src/postgres/embedded.ts';
import { lockHome, ownerOf } from '../apps/server/src/postgres/lock.ts';
import { migrate } from '../apps/api/src/platform/migrate.ts';

interface DatabaseServer {
  url: string;
  template: string;
  folder: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * The address of the tests' PostgreSQL, for a role that may create databases, the migrated template database, and a folder that
     * lasts as long as the run.
     */
    databaseServer: DatabaseServer;
  }
}

const prefix = 'tonalia-test-';

/** A server with its template, and how to stop both. */
interface ServerOfRun {
  given: DatabaseServer;
  stop: () => Promise<void>;
}

/** Each project of a run loads this file for itself, so what they share is global. */
const shared: { server?: Promise<ServerOfRun>; users: number } = ((
  globalThis as { tonaliaTestServer?: typeof shared }
).tonaliaTestServer ??= // as: a global of this file alone
  { users: 0 });

/**
 * A temporary PostgreSQL for one run, with one migrated template that every test file copies (apps/api/test/database.ts).
 * TEST_DATABASE_URL uses an existing server; TEST_POSTGRES_BIN=/usr/lib/postgresql/15/bin uses other programs.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  shared.users += 1;
  const { given, stop } = await (shared.server ??= startServer());
  project.provide('databaseServer', given);
  return async () => {
    shared.users -= 1;
    if (shared.users > 0) return;
    delete shared.server;
    await stop();
  };
}

async function startServer(): Promise<ServerOfRun> {
  removeLeftovers();
  const folder = mkdtempSync(join(tmpdir(), prefix));
  chmodSync(folder, 0o755); // PostgreSQL's own user must enter when root runs the tests
  const release = await lockHome(folder);
  const server = process.env.TEST_DATABASE_URL ? existing(process.env.TEST_DATABASE_URL) : await throwAway(folder);
  const template = `tonalia_template_${process.pid}`;
  await onServer(server.url, `create database ${template}`);
  await migrate(databaseUrl(server.url, template));
  return {
    given: { url: server.url, template, folder },
    stop: async () => {
      await onServer(server.url, `drop database if exists ${template}`);
      await server.stop();
      release();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function throwAway(home: string): Promise<Pick<Embedded, 'url' | 'stop'>> {
  // The data does not outlive the run, so nothing is flushed or logged for a replica.
  const settings = {
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    wal_level: 'minimal',
    max_wal_senders: '0',
    max_connections: '200',
  };
  const programs = process.env.TEST_POSTGRES_BIN;
  return startEmbedded(home, { settings, ...(programs && { programs }) });
}

function existing(url: string): Pick<Embedded, 'url' | 'stop'> {
  return { url, stop: async () => {} };
}

/** Removes the folder, and perhaps the server, that a killed run left behind. */
function removeLeftovers(): void {
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(prefix))) {
    const home = join(tmpdir(), name);
    const age = Date.now() - (statSync(home, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (ownerOf(home) || age < 60_000) continue; // a new folder may not have its lock yet
    // PostgreSQL stops within a minute when its folder is gone.
    rmSync(home, { recursive: true, force: true });
  }
}

async function onServer(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}

function databaseUrl(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}
