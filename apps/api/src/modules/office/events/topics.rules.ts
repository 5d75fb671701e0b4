import { type OfficeTopic, officeTopics } from '@tonalia/contract/office-events';
import { type OfficeRole, operatorCan } from '@tonalia/contract/office-rights';

/** The module of an announced act (`platform/announce.ts`), as a topic of the office. */
const topicOfModule: Record<string, OfficeTopic> = {
  purchase: 'orders',
  dispatch: 'picking',
  auth: 'customers',
  customers: 'customers',
  products: 'catalogue',
  office: 'operators',
  jobs: 'jobs',
  tracking: 'coverage',
};

/** The topic of a committed change; undefined for changes that only caches follow. */
export function topicOf(table: string): OfficeTopic | undefined {
  const [space, module = ''] = table.split('.');
  return space === 'act' ? topicOfModule[module] : undefined;
}

/** Those of the topics that a role may learn of. */
export const visibleTopics = (role: OfficeRole, topics: Iterable<OfficeTopic>): OfficeTopic[] =>
  [...topics].filter((topic) => operatorCan(role, officeTopics[topic]));
