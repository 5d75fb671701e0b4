import type { HealthCheck } from '../../../platform/installation.ts';
import type { Database } from '../../../platform/transaction.ts';
import type { Gateway } from '../gateway/gateway.ts';
import { findLastCharges } from './gateway-health.sql.ts';

/** Each gateway with its last answer and its last failure. A declined card is an answer. */
export const gatewayHealth =
  (db: Database, gateways: readonly Gateway[]): HealthCheck =>
  () =>
    Promise.all(
      gateways.map(async ({ name, methods }) => {
        const [last] = await findLastCharges(db, [...methods]);
        return {
          service: 'gateway' as const,
          name,
          workedAt: last?.workedAt ?? null,
          failedAt: last?.failedAt ?? null,
        };
      }),
    );
