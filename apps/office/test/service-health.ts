import type { ServiceHealth } from '@tonalia/contract/office-health';

/** A part of the installation that works, unless `change` says otherwise. */
export const serviceHealth = (
  service: ServiceHealth['service'],
  change: Partial<ServiceHealth> = {},
): ServiceHealth => ({
  service,
  state: 'ok',
  name: null,
  latency: null,
  bytes: null,
  free: null,
  seconds: null,
  waiting: null,
  failed: null,
  workedAt: null,
  failedAt: null,
  hours: [],
  share: null,
  ...change,
});
