import type { OfficePermission } from './office-rights.ts';

/** What changed, in the words of the office's screens, with the permission that an operator needs to learn of it. */
export const officeTopics = {
  orders: 'orders.read',
  picking: 'picking.read',
  customers: 'customers.read',
  catalogue: 'catalogue.read',
  operators: 'operators.manage',
  jobs: 'orders.read',
  coverage: 'coverage.read',
} as const satisfies Record<string, OfficePermission>;

/** The name of a topic. */
export type OfficeTopic = keyof typeof officeTopics;

/** The path of the server-sent events. Each message is an `OfficeNews` as JSON. */
export const OFFICE_EVENTS = '/api/office/events';

/** Topics with changes that were committed since the last message. */
export interface OfficeNews {
  topics: OfficeTopic[];
}
