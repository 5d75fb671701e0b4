import type { OfficeHealth, ServiceHealth } from '@tonalia/contract/office-health';
import type { Channel } from '@tonalia/contract/people';
import { startOfDay } from '@tonalia/rules/calendar';
import { dayIn } from '@tonalia/rules/dates';
import type { Clock } from '../../../platform/clock.ts';
import { type HealthCheck, type Installation, freeOnDisk, lastBackup } from '../../../platform/installation.ts';
import { outboxQueue } from '../../../platform/outbox.ts';
import {
  countAside,
  listAside,
  listDeliveries,
  measureDatabase,
  measureOutbox,
} from '../../../platform/outbox-aside.sql.ts';
import type { Database } from '../../../platform/transaction.ts';
import {
  backupDays,
  backupState,
  databaseState,
  deliveryState,
  diskState,
  queueState,
  service,
  withHours,
  withoutPeople,
} from './health.rules.ts';
import { countJobs, countLook, keepBackup, listBackups, listLooks, removeOldLooks } from './health.sql.ts';

/** What the health is read from. */
export interface HealthContext {
  db: Database;
  clock: Clock;
  installation: Installation;
  channels: readonly Channel[];
  hasPush: boolean;
  /** Checks of other modules: the payment gateways, the books of the stock. */
  healthChecks: readonly HealthCheck[];
}

/** The state of the installation, as this process sees it. No secret, no address, no person. */
export async function readHealth(context: HealthContext): Promise<OfficeHealth> {
  const { db, clock, installation } = context;
  const now = clock.now();
  const [services, looks, backups, aside, [outbox]] = await Promise.all([
    readServices(context, now),
    listLooks(db),
    listBackups(db),
    listAside(db),
    measureOutbox(db, startOfDay(dayIn(now))),
  ]);
  const known = services.flatMap(({ service: of, workedAt }) =>
    of === 'backup' && workedAt !== null ? [new Date(workedAt)] : [],
  );
  return {
    checkedAt: now.toISOString(),
    version: installation.version,
    startedAt: installation.startedAt.toISOString(),
    services: services.map((one) => withHours(one, looks, now)),
    backups: backupDays([...backups.map(({ at }) => at), ...known], now),
    outbox: {
      waiting: outbox?.waiting ?? 0,
      sent: outbox?.sent ?? 0,
      nextTry: outbox?.nextTry?.toISOString() ?? null,
    },
    aside: aside.map(({ id, failedAt, reason, ...event }) => ({
      ...event,
      _id: id,
      failedAt: failedAt.toISOString(),
      reason: withoutPeople(reason),
    })),
  };
}

async function readServices(context: HealthContext, now: Date): Promise<ServiceHealth[]> {
  const { db, installation } = context;
  const parts = await Promise.all([
    ofDatabase(db),
    ofDisk(installation, now),
    ofModules(context, now),
    ofMessages(context, now),
    ofOutbox(db),
    ofJobs(db),
  ]);
  return parts.flat();
}

/** Looks at all parts and counts it, for the bars of the page; keeps the end of the last backup. */
export async function recordHealth(context: HealthContext): Promise<void> {
  const { db, clock } = context;
  const services = await readServices(context, clock.now());
  await countLook(db, {
    services: services.map((one) => one.service),
    names: services.map(({ name }) => name ?? ''),
    states: services.map(({ state }) => state),
  });
  const backup = services.find((one) => one.service === 'backup')?.workedAt;
  if (backup) await keepBackup(db, new Date(backup));
  await removeOldLooks(db);
}

async function ofDatabase(db: Database): Promise<ServiceHealth> {
  const began = performance.now();
  await db.query('select 1');
  const latency = performance.now() - began;
  const [measured] = await measureDatabase(db);
  const { bytes, seconds } = measured ?? { bytes: 0, seconds: 0 };
  return service('database', databaseState(latency, seconds), { latency, bytes, seconds });
}

async function ofDisk(installation: Installation, now: Date): Promise<ServiceHealth[]> {
  const [disk, backup] = await Promise.all([freeOnDisk(installation), lastBackup(installation)]);
  return [
    disk ? service('disk', diskState(disk.free), disk) : service('disk', 'off'),
    service('backup', backupState(backup, now), { workedAt: backup?.toISOString() ?? null }),
  ];
}

async function ofModules({ healthChecks }: HealthContext, now: Date): Promise<ServiceHealth[]> {
  const found = (await Promise.all(healthChecks.map((check) => check()))).flat();
  return found.map(({ service: of, name, workedAt, failedAt, failed = null }) =>
    service(of, failed ? 'bad' : deliveryState(workedAt, failedAt, now), {
      name,
      failed,
      ...instants(workedAt, failedAt),
    }),
  );
}

async function ofMessages({ db, channels, hasPush }: HealthContext, now: Date): Promise<ServiceHealth[]> {
  const deliveries = await listDeliveries(db);
  return (['email', 'sms', 'whatsapp', 'push'] as const).map((name) => {
    const topic = name === 'push' ? 'message.phone' : `message.${name}`;
    const { workedAt = null, failedAt = null } = deliveries.find((one) => one.topic === topic) ?? {};
    const isOn = name === 'push' ? hasPush : channels.includes(name);
    return service(name, isOn ? deliveryState(workedAt, failedAt, now) : 'off', instants(workedAt, failedAt));
  });
}

const instants = (workedAt: Date | null, failedAt: Date | null) => ({
  workedAt: workedAt?.toISOString() ?? null,
  failedAt: failedAt?.toISOString() ?? null,
});

async function ofOutbox(db: Database): Promise<ServiceHealth> {
  const [{ waiting, oldest }, [aside]] = await Promise.all([outboxQueue(db), countAside(db)]);
  const failed = aside?.events ?? 0;
  return service('outbox', queueState(oldest, failed), { waiting, seconds: oldest, failed });
}

async function ofJobs(db: Database): Promise<ServiceHealth> {
  const [counted] = await countJobs(db);
  const { waiting, failed } = counted ?? { waiting: 0, failed: 0 };
  return service('jobs', failed > 0 ? 'warn' : 'ok', { waiting, failed });
}
