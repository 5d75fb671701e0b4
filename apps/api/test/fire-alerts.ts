import { shopperOf } from '../src/app.ts';
import { findAnyCustomer } from '../src/modules/customers/index.ts';
import { fireAlerts } from '../src/modules/products/alert/fire-alerts.ts';
import type { TestApi } from './build-app.ts';

/** Looks at all alerts, with customers joined to the places that serve them as app.ts does. The app itself looks at them too, as a second process. */
export const fireAllAlerts = ({ db, clock }: TestApi): Promise<number> =>
  fireAlerts({
    db,
    clock,
    office: {
      async findBuyer(customerId) {
        const customer = await findAnyCustomer(db, customerId);
        return { ...customer, ...(await shopperOf(db, customer.cityId, customer)) };
      },
    },
  });
