import type { FastifyInstance } from 'fastify';
import { hour, minute } from '@tonalia/rules/durations';
import type { HealthCheck } from '../../../platform/installation.ts';
import { regularly } from '../../../platform/regularly.ts';
import { type Database, inTransaction } from '../../../platform/transaction.ts';
import { findStockDifferences } from './find-stock-differences.ts';
import { findLastCheck, holdStockCheck, insertStockCheck, removeOldChecks } from './stock-check.sql.ts';

/** Differing rows that the health page names. */
const NAMED = 5;

/** Checks the books of the stock every six hours, in one of the processes. */
export const checkStockRegularly = (app: FastifyInstance, db: Database): void =>
  regularly(app, {
    name: 'stock_check',
    everyMs: 10 * minute,
    restMs: 6 * hour,
    failed: 'the stock could not be checked',
    work: (isByHand) => checkStock(db, isByHand),
  });

/** Checks the books unless another process does, or did within six hours and no person asks. */
export const checkStock = (db: Database, isByHand = false): Promise<void> =>
  inTransaction(db, async (tx) => {
    const [held] = await holdStockCheck(tx, isByHand);
    if (held?.isDue !== true) return;
    const { rows, differences } = await findStockDifferences(db);
    const names = differences.slice(0, NAMED).map(({ code, warehouseId }) => `${code} ${warehouseId}`);
    await insertStockCheck(tx, { rows, differing: differences.length, names });
    await removeOldChecks(tx);
  });

/** The last check, for the health page. */
export const stockHealth =
  (db: Database): HealthCheck =>
  async () => {
    const [last] = await findLastCheck(db);
    if (!last) return [];
    const { at, differing, names } = last;
    return [{ service: 'stock', name: names.join(', ') || null, workedAt: at, failedAt: null, failed: differing }];
  };
