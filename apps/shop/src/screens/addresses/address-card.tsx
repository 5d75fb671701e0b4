import { Badge } from '@tonalia/ui/badge';
import { cardClass } from '@tonalia/ui/card';
import { IconTile } from '@tonalia/ui/icon-tile';
import { addressIcon, addressName, cityAndState } from '../../features/address/address-lines.ts';
import { CoverageLine } from '../../features/address/coverage-line.tsx';
import { addressMessages } from '../../messages/addresses.es-CO.ts';
import { AddressMenu } from './address-menu.tsx';
import type { AddressActions } from './address-menu.tsx';

/** A delivery address: name, place, coverage and a menu. */
export function AddressCard({ address, isBusy, onMakeMain, onRemove }: AddressActions) {
  const { title, fixed, city, state } = address;
  return (
    <li
      aria-busy={isBusy || undefined}
      className={cardClass({ selected: fixed, flush: true, className: 'flex flex-col px-4 pt-4' })}
    >
      <div className="flex items-start gap-3">
        <IconTile
          size="sm"
          icon={addressIcon(title)}
          tone={fixed ? 'brand' : 'neutral'}
          className="max-[15rem]:hidden"
        />
        <div className="min-w-0 flex-1">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <b className="text-[1rem] leading-[1.25] font-[650] break-words">{addressName(address)}</b>
            {fixed && <Badge tone="success">{addressMessages.main}</Badge>}
          </p>
          <p className="mt-1 text-small text-text-2">
            {title && <span className="block break-words">{address.address}</span>}
            {cityAndState(city, state)}
          </p>
        </div>
        <AddressMenu address={address} isBusy={isBusy} onMakeMain={onMakeMain} onRemove={onRemove} />
      </div>
      <div className="mt-auto pt-3.5">
        <CoverageLine city={address} className="min-h-11.5 border-t border-line text-[0.84375rem] leading-[1.3]" />
      </div>
    </li>
  );
}
