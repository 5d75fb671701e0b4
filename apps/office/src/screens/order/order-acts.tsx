import type { OfficeOrder } from '@tonalia/contract/purchase-office';
import { Icon } from '@tonalia/ui/icon';
import { mayDo, useOperator } from '../../api/session.ts';
import { Menu, menuRowClass } from '../../components/menu.tsx';
import { OfficeButton } from '../../components/office-button.tsx';
import { OutlineButton } from '../../components/outline-button.tsx';
import { outlines } from '../../components/outlines.ts';
import { useKeys } from '../../components/use-keys.ts';
import { actPermissions } from '../../features/order-acts/permissions.ts';
import { actWords } from '../../messages/acts.es-CO.ts';
import { orderTexts as texts } from '../../messages/order.es-CO.ts';
import { type StartedAct, actIcons } from './started-act.ts';

export interface OrderActsProps {
  order: OfficeOrder;
  onStart: (act: StartedAct | 'reject') => void;
}

/** The act that the state of the order asks for: that of the first part that has one. */
function mainAct({ shipments }: OfficeOrder): StartedAct | undefined {
  const [first] = shipments.flatMap(({ next, dispatchDate }) => (next ? [{ act: next, dispatchDate }] : []));
  return first;
}

/** At the right of the head: further acts, and on a wide screen the main one, which `A` presses. */
export function HeaderActs({ order, onStart }: OrderActsProps) {
  const operator = useOperator();
  const main = mainAct(order);
  const mayReject = order.canReject && mayDo(operator, actPermissions.reject);
  useKeys({ a: main && (() => onStart(main)), r: mayReject ? () => onStart('reject') : undefined });
  return (
    <>
      {mayReject && (
        <Menu
          label={texts.more}
          align="right"
          button={(props) => (
            <OutlineButton
              {...props}
              icon="more"
              label={texts.more}
              className="max-lg:bg-transparent max-lg:inset-ring-0"
            />
          )}
        >
          {(close) => (
            <button
              type="button"
              className={`${menuRowClass} text-danger [&>svg]:text-danger!`}
              onClick={() => {
                close();
                onStart('reject');
              }}
            >
              <Icon name={outlines.ban} size="sm" />
              {texts.reject}
            </button>
          )}
        </Menu>
      )}
      {main && (
        <OfficeButton icon={actIcons[main.act]} className="max-lg:hidden" onClick={() => onStart(main)}>
          {actWords[main.act].verb}
        </OfficeButton>
      )}
    </>
  );
}

/** The main act at the foot of a phone, above the tabs. */
export function PhoneActs({ order, onStart }: OrderActsProps) {
  const main = mainAct(order);
  if (!main) return null;
  return (
    <div className="fixed inset-x-0 bottom-[calc(61px+var(--safe-bottom))] z-sticky border-t border-line bg-surface px-4 py-3 lg:hidden">
      <OfficeButton icon={actIcons[main.act]} className="w-full" onClick={() => onStart(main)}>
        {actWords[main.act].verb}
      </OfficeButton>
    </div>
  );
}
