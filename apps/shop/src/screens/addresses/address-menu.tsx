import type { Address } from '@tonalia/contract/auth';
import { Icon } from '@tonalia/ui/icon';
import type { IconName } from '@tonalia/ui/icon';
import { IconButton } from '@tonalia/ui/icon-button';
import { useId, useRef } from 'react';
import { addressName } from '../../features/address/address-lines.ts';
import { useGo } from '../../navigation/link.tsx';
import { addressMessages } from '../../messages/addresses.es-CO.ts';
import { paths } from '../../paths.ts';

/** An address and its actions. */
export interface AddressActions {
  address: Address;
  /** An action is in progress. */
  isBusy: boolean;
  onMakeMain: () => void;
  onRemove: () => void;
}

const GAP = 4;

/** The "⋮" menu of a card: make it the main address, edit, remove. */
export function AddressMenu({ address, isBusy, onMakeMain, onRemove }: AddressActions) {
  const go = useGo();
  const id = useId();
  const button = useRef<HTMLDivElement>(null);
  const menu = useRef<HTMLUListElement>(null);

  /** Positions the menu below its button, or above without room, aligned to its right edge. */
  function put() {
    const box = button.current?.getBoundingClientRect();
    const list = menu.current;
    if (!box || !list) return;
    const hasRoom = box.bottom + GAP + list.offsetHeight < innerHeight;
    list.style.top = `${hasRoom ? box.bottom + GAP : box.top - GAP - list.offsetHeight}px`;
    list.style.right = `${document.documentElement.clientWidth - box.right}px`;
    // The menu does not move with the page, so scrolling closes it.
    addEventListener('scroll', close, { once: true, passive: true });
  }
  const close = () => menu.current?.hidePopover?.();
  const entry = (icon: IconName, text: string, act: () => void, tone = '') => (
    <li>
      <button
        type="button"
        className={`pressable flex min-h-11.5 w-full items-center gap-3 rounded-control px-3 text-left font-semibold ${tone}`}
        onClick={() => {
          close();
          act();
        }}
      >
        <Icon name={icon} className={tone || 'text-text-2'} />
        {text}
      </button>
    </li>
  );

  return (
    <>
      <div ref={button} className="-mt-2 -mr-2">
        <IconButton
          icon="more"
          label={addressMessages.optionsOf(addressName(address))}
          tip="none"
          popoverTarget={id}
          disabled={isBusy}
        />
      </div>
      <ul
        ref={menu}
        id={id}
        popover="auto"
        onToggle={(event) => event.newState === 'open' && put()}
        className="fixed inset-auto m-0 w-58 rounded-[18px] bg-surface p-1.5 text-text shadow-3 inset-ring inset-ring-line"
      >
        {!address.fixed && entry('check-circle', addressMessages.makeMain, onMakeMain)}
        {entry('edit', addressMessages.edit, () => go(paths.editAddress(address._id)))}
        {entry('trash', addressMessages.remove, onRemove, 'text-danger')}
      </ul>
    </>
  );
}
