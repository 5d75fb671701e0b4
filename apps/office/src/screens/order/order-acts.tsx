import type { OfficeOrder } from '@tonalia/contract/purchase-office';
import type { PrintKind } from '../../features/printed-order/printed-order.tsx';
import { OfficeButton } from '../../components/office-button.tsx';
import { useKeys } from '../../components/use-keys.ts';
import { actWords } from '../../messages/acts.es-CO.ts';
import { adjustTexts } from '../../messages/adjust.es-CO.ts';
import { MoreMenu, moreActs } from './more-menu.tsx';
import { PrintMenu } from './print-menu.tsx';
import { type OpenDialog, type StartedAct, actIcons } from './started-act.ts';
import { useOperator } from '../../api/session.ts';

export interface OrderActsProps {
  order: OfficeOrder;
  onStart: (act: StartedAct | OpenDialog) => void;
}

/** The acts that the state of the order asks for, one for each part that has one; the first is the main one. */
function possibleActs({ shipments }: OfficeOrder): StartedAct[] {
  const acts = shipments.flatMap(({ _id, next }) => (next ? [{ act: next, shipmentId: _id }] : []));
  return acts.filter(({ act }, at) => acts.findIndex((other) => other.act === act) === at);
}

export interface HeaderActsProps extends OrderActsProps {
  onPrint: (kind: PrintKind) => void;
  /** Undefined when no part can be adjusted. */
  onAdjust: (() => void) | undefined;
}

/** At the right of the head: further acts, printing, and on a wide screen the main act, which `A` presses, after the one of another part. */
export function HeaderActs({ order, onStart, onPrint, onAdjust }: HeaderActsProps) {
  const [main, second] = possibleActs(order);
  const further = moreActs(order, useOperator());
  const open = (dialog: OpenDialog) => (further.includes(dialog) ? () => onStart(dialog) : undefined);
  useKeys({ a: main && (() => onStart(main)), r: open('reject'), d: open('move') });
  return (
    <>
      <MoreMenu order={order} acts={further} onStart={onStart} onAdjust={onAdjust} />
      <PrintMenu code={order.code} hasPrices={order.money !== null} onPrint={onPrint} />
      {second && (
        <OfficeButton
          look="secondary"
          icon={actIcons[second.act]}
          className="max-lg:hidden"
          onClick={() => onStart(second)}
        >
          {actWords[second.act].verb}
        </OfficeButton>
      )}
      {main && (
        <OfficeButton icon={actIcons[main.act]} className="max-lg:hidden" onClick={() => onStart(main)}>
          {actWords[main.act].verb}
        </OfficeButton>
      )}
    </>
  );
}

/** At the foot of a phone, in the place of the tabs: the main act, after what adjusts the order. */
export function PhoneActs({ order, onStart, onAdjust }: Omit<HeaderActsProps, 'onPrint'>) {
  const [main] = possibleActs(order);
  if (!main && !onAdjust) return null;
  return (
    <div className="act-bar flex flex-wrap gap-3 lg:hidden">
      {onAdjust && (
        <OfficeButton look="secondary" icon="edit" className={main ? 'px-5' : 'w-full'} onClick={onAdjust}>
          {adjustTexts.adjust}
        </OfficeButton>
      )}
      {main && (
        <OfficeButton icon={actIcons[main.act]} className="flex-1" onClick={() => onStart(main)}>
          {actWords[main.act].verb}
        </OfficeButton>
      )}
    </div>
  );
}
