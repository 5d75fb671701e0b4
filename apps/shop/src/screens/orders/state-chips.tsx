import type { OrderState } from '@tonalia/contract/purchase';
import { Chip } from '@tonalia/ui/chip';
import { purchaseMessages } from '../../messages/purchase.es-CO.ts';

const words = purchaseMessages.orders;
const states = ['open', 'delivered', 'cancelled'] as const;

const reach = 'lg:h-9!';

/** Filters the list by state. */
export function StateChips({
  state,
  onChange,
}: {
  state: OrderState | undefined;
  onChange: (state: OrderState | undefined) => void;
}) {
  return (
    <div role="group" aria-label={words.filters} className="no-scrollbar -my-1 flex gap-2 overflow-x-auto py-1">
      <Chip strong selected={state === undefined} onToggle={() => onChange(undefined)} className={reach}>
        {words.states.all}
      </Chip>
      {states.map((one) => (
        <Chip key={one} strong selected={state === one} onToggle={() => onChange(one)} className={reach}>
          {words.states[one]}
        </Chip>
      ))}
    </div>
  );
}
