import type { OfficeCustomer } from '@tonalia/contract/customers-office-one';
import { Badge } from '@tonalia/ui/badge';
import { Icon } from '@tonalia/ui/icon';
import { placeWithState } from '../../components/place-name.ts';
import { Panel } from '../../components/panel.tsx';
import { customerTexts as texts } from '../../messages/customer.es-CO.ts';

/** Where orders go, with the days of delivery. */
export function AddressCards({ addresses }: Pick<OfficeCustomer, 'addresses'>) {
  if (addresses.length === 0) return <Panel label={texts.addresses}>{texts.noAddresses}</Panel>;
  return (
    <ul aria-label={texts.addresses} className="grid gap-4 lg:grid-cols-2">
      {addresses.map(({ _id, title, address, city, state, isDefault, weekdays }) => (
        <li key={_id} className="min-w-0">
          <Panel>
            <p className="flex items-center gap-2.5">
              <b className="text-[0.9375rem] font-semibold">{title || texts.addressName}</b>
              {isDefault && <Badge tone="neutral">{texts.isDefault}</Badge>}
            </p>
            <p className="mt-1.5">{address}</p>
            <p className="text-text-2">{placeWithState(city, state)}</p>
            <p className="mt-2.5 flex items-center gap-2 text-text-2">
              <Icon name="truck" size="sm" />
              {weekdays ? texts.weekdays(weekdays) : texts.noCoverage}
            </p>
          </Panel>
        </li>
      ))}
    </ul>
  );
}
