import { OfficeError } from '@tonalia/contract/office-errors';
import { hour, minute } from '@tonalia/rules/durations';
import { recordAuditEvent } from '../../../platform/audit.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { DriverActor } from '../../../platform/http/actor.ts';
import { type RateLimit, createRateLimiter } from '../../../platform/rate-limiter.ts';
import { type Database, type Transaction, inTransaction } from '../../../platform/transaction.ts';
import { digest, newSecret } from '../../office/index.ts';
import { findDriver, findLinkedLoad, insertDriverSession, markLinkOpened } from './session.sql.ts';

/** Links that open nothing, from one network. */
const DEAD: RateLimit = { most: 10, window: 15 * minute };
/** Wrong phones for one load. */
const PHONE: RateLimit = { most: 5, window: hour };

/** A device that opens a link. */
export interface LinkOpening {
  token: string;
  /** The driver's number as typed; undefined when it was not asked. */
  phone: string | undefined;
  /** The tokens in the device's cookies, one for each load that it opened. */
  known: readonly string[];
  userAgent: string;
  network: string;
}

/** `phone`: the link was opened on another device, so this one has to name the driver's phone. */
export type LinkOpened = { step: 'phone' } | { step: 'open'; driver: DriverActor; token: string };

/** Opens links, within limits that count in this process. */
export interface LinkOpener {
  /**
   * Opens a session for the device. LINK_DEAD; DRIVER_PHONE_WRONG, also for a load without a driver's phone; TOO_MANY_REQUESTS. A device
   * that is in already keeps its session.
   */
  open(db: Database, opening: LinkOpening): Promise<LinkOpened>;
}

export function createLinkOpener(clock: Clock): LinkOpener {
  const limiter = createRateLimiter(clock);
  return {
    async open(db, { token, phone, known, userAgent, network }) {
      const from = `link ${network}`;
      limiter.take(from, DEAD);
      const linkHash = digest(token);
      const opened = await inTransaction<LinkOpened | undefined>(db, async (tx) => {
        const [load] = await findLinkedLoad(tx, linkHash);
        if (!load) return undefined;
        limiter.release(from);
        const own = await sessionOf(tx, load.id, known);
        if (own) return { step: 'open', driver: toDriver(own, network), token: own.token };
        if (load.openedAt !== null) {
          if (phone === undefined) return { step: 'phone' };
          limiter.take(`phone ${load.id}`, PHONE);
          if (!isSamePhone(load.driverPhone, phone)) throw new OfficeError('DRIVER_PHONE_WRONG');
          limiter.forget(`phone ${load.id}`);
        }
        await markLinkOpened(tx, load.id);
        const secret = newSecret('dr');
        const [session] = await insertDriverSession(tx, {
          loadId: load.id,
          hash: digest(secret),
          linkHash,
          userAgent,
          network,
        });
        const action = load.openedAt === null ? 'dispatch.link_opened' : 'dispatch.link_opened_again';
        await recordAuditEvent(tx, { actorId: null, action, subjectId: load.id, detail: { load: load.code } });
        const driver = { loadId: load.id, loadCode: load.code, name: load.driverName, network };
        return { step: 'open', driver: { ...driver, sessionId: session?.id ?? '' }, token: secret };
      });
      if (!opened) throw new OfficeError('LINK_DEAD');
      return opened;
    },
  };
}

async function sessionOf(tx: Transaction, loadId: string, tokens: readonly string[]) {
  for (const token of tokens) {
    const [own] = await findDriver(tx, digest(token));
    if (own?.loadId === loadId) return { ...own, token };
  }
  return undefined;
}

/** The driver of a device's cookie; undefined when its link is dead or its load is closed. Never cached. */
export async function identifyDriver(db: Database, token: string, network: string): Promise<DriverActor | undefined> {
  const [found] = await findDriver(db, digest(token));
  return found && toDriver(found, network);
}

const toDriver = (
  { sessionId, loadId, code, name }: Awaited<ReturnType<typeof findDriver>>[number],
  network: string,
): DriverActor => ({ sessionId, loadId, loadCode: code, name, network });

/** The last ten digits, so that a country code changes nothing. */
function isSamePhone(stored: string | null, typed: string): boolean {
  const digits = (text: string) => text.replace(/\D/g, '').slice(-10);
  return stored !== null && digits(stored).length >= 7 && digits(stored) === digits(typed);
}
