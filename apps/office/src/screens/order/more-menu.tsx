import type { Operator } from '@tonalia/contract/office';
import type { OfficeOrder } from '@tonalia/contract/purchase-office';
import { Link } from '@tanstack/react-router';
import { Icon } from '@tonalia/ui/icon';
import type { IconProps } from '@tonalia/ui/icon';
import { mayDo, useOperator } from '../../api/session.ts';
import { Menu, menuRowClass } from '../../components/menu.tsx';
import { useNotify } from '../../components/notices.tsx';
import { Key } from '../../components/office-button.tsx';
import { OutlineButton } from '../../components/outline-button.tsx';
import { outlines } from '../../components/outlines.ts';
import { rareOutlines } from '../../components/rare-outlines.ts';
import { actPermissions } from '../../features/order-acts/permissions.ts';
import { orderPageTexts } from '../../messages/order-page.es-CO.ts';
import { movableParts } from './movable-parts.ts';
import type { OpenDialog } from './started-act.ts';
import { useRepeatOrder } from './use-repeat-order.ts';

const texts = orderPageTexts.menu;

interface MoreRow {
  dialog: OpenDialog;
  name: string;
  icon: IconProps['name'];
  letter?: string;
}

const deliveryRows: readonly MoreRow[] = [
  { dialog: 'move', name: texts.move, icon: rareOutlines.calendar, letter: 'D' },
  { dialog: 'address', name: texts.address, icon: 'pin' },
];
const laterRows: readonly MoreRow[] = [
  { dialog: 'refund', name: orderPageTexts.refund, icon: rareOutlines.turnBack },
  { dialog: 'message', name: texts.message, icon: outlines.send },
];

/** The dialogs that the state of the order and the operator's role allow. */
export function moreActs(order: OfficeOrder, operator: Operator): OpenDialog[] {
  const possible: Record<OpenDialog, boolean> = {
    move: mayDo(operator, 'orders.adjust') && !isUndone(order) && movableParts(order).length > 0,
    address: order.canChangeDelivery,
    refund: isRefundable(order) && mayDo(operator, 'orders.refund'),
    message: mayDo(operator, 'orders.message'),
    reject: order.canReject && mayDo(operator, actPermissions.reject),
  };
  return (Object.keys(possible) as OpenDialog[]).filter((one) => possible[one]); // as: `possible` has no other keys
}

/** A payment of its own still holds money. */
const isRefundable = ({ code, money }: OfficeOrder): boolean =>
  money?.payments.some(({ status, amount, orderCode }) => status === 'approved' && amount > 0 && orderCode === code) ??
  false;

const hasArrived = ({ shipments }: OfficeOrder): boolean => shipments.some(({ status }) => status === 'delivered');

const isUndone = ({ status }: OfficeOrder): boolean => status === 'cancelled' || status === 'rejected';

export type MoreMenuProps = {
  order: OfficeOrder;
  acts: readonly OpenDialog[];
  onStart: (dialog: OpenDialog) => void;
  /** Undefined when no part can be adjusted. */
  onAdjust: (() => void) | undefined;
};

/** What else can be done with the order; an act that is not possible is not there. */
export function MoreMenu({ order, acts, onStart, onAdjust }: MoreMenuProps) {
  const notify = useNotify();
  const repeat = useRepeatOrder(order);
  const mayRepeat = mayDo(useOperator(), 'orders.place');
  const mayReturn = mayDo(useOperator(), 'returns.decide') && hasArrived(order);
  if (acts.length === 0 && !onAdjust && !mayReturn && !mayRepeat) return null;
  const start = (dialog: OpenDialog, close: () => void) => () => {
    close();
    onStart(dialog);
  };
  return (
    <Menu
      label={texts.more}
      align="right"
      button={(props) => (
        <OutlineButton
          {...props}
          icon="more"
          label={texts.more}
          className="max-lg:-mr-2.5 max-lg:size-11 max-lg:bg-transparent max-lg:inset-ring-0 max-lg:[&>svg]:size-6 max-lg:[&>svg]:rotate-90"
        />
      )}
    >
      {(close) => (
        <>
          {onAdjust && (
            <button
              type="button"
              className={menuRowClass}
              onClick={() => {
                close();
                onAdjust();
              }}
            >
              <Icon name="edit" size="sm" />
              <span className="flex-1">{texts.adjust}</span>
              <Key>E</Key>
            </button>
          )}
          <MoreRows rows={deliveryRows} {...{ acts, start, close }} />
          {mayReturn && (
            <Link to="/devoluciones" search={{ crear: order.code }} className={menuRowClass}>
              <Icon name={outlines.undo} size="sm" />
              {texts.createReturn}
            </Link>
          )}
          <MoreRows rows={laterRows} {...{ acts, start, close }} />
          {mayRepeat && (
            <button
              type="button"
              className={menuRowClass}
              onClick={() => {
                close();
                void repeat();
              }}
            >
              <Icon name={outlines.copy} size="sm" />
              {texts.repeat}
            </button>
          )}
          <button
            type="button"
            className={menuRowClass}
            onClick={() => {
              close();
              void navigator.clipboard.writeText(order.code).then(
                () => notify({ color: 'white', message: texts.copied }),
                () => null,
              );
            }}
          >
            <Icon name={outlines.copy} size="sm" />
            {texts.copy}
          </button>
          {acts.includes('reject') && (
            <>
              <hr className="mx-2.5 my-1.5 border-line" />
              <button
                type="button"
                className={`${menuRowClass} text-danger [&>svg]:text-danger!`}
                onClick={start('reject', close)}
              >
                <Icon name={rareOutlines.ban} size="sm" />
                <span className="flex-1">{texts.cancel}</span>
                <Key>R</Key>
              </button>
            </>
          )}
        </>
      )}
    </Menu>
  );
}

interface MoreRowsProps extends Pick<MoreMenuProps, 'acts'> {
  rows: readonly MoreRow[];
  start: (dialog: OpenDialog, close: () => void) => () => void;
  close: () => void;
}

const MoreRows = ({ rows, acts, start, close }: MoreRowsProps) =>
  rows
    .filter(({ dialog }) => acts.includes(dialog))
    .map(({ dialog, name, icon, letter }) => (
      <button key={dialog} type="button" className={menuRowClass} onClick={start(dialog, close)}>
        <Icon name={icon} size="sm" />
        <span className="flex-1">{name}</span>
        {letter && <Key>{letter}</Key>}
      </button>
    ));
