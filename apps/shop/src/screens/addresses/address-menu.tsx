import type { Address } from '@tonalia/contract/auth';
import { type MenuAct, MoreMenu } from '../../components/more-menu/more-menu.tsx';
import { addressName } from '../../features/address/address-lines.ts';
import { useGo } from '../../navigation/link.tsx';
import { addressMessages as words } from '../../messages/addresses.es-CO.ts';
import { paths } from '../../paths.ts';

/** An address and its actions. */
export interface AddressActions {
  address: Address;
  /** An action is in progress. */
  isBusy: boolean;
  onMakeMain: () => void;
  onRemove: () => void;
}

/** The "⋮" menu of a card: make it the main address, edit, remove. */
export function AddressMenu({ address, isBusy, onMakeMain, onRemove }: AddressActions) {
  const go = useGo();
  const makeMain: MenuAct = { icon: 'check-circle', text: words.makeMain, onAct: onMakeMain };
  return (
    <div className="-mt-2 -mr-2">
      <MoreMenu
        label={words.optionsOf(addressName(address))}
        disabled={isBusy}
        entries={[
          ...(address.fixed ? [] : [makeMain]),
          { icon: 'edit', text: words.edit, onAct: () => go(paths.editAddress(address._id)) },
          { icon: 'trash', text: words.remove, onAct: onRemove, isDangerous: true },
        ]}
      />
    </div>
  );
}
