import type { Operator } from '@tonalia/contract/office';
import type { OfficeOrder } from '@tonalia/contract/purchase-office';
import { Icon } from '@tonalia/ui/icon';
import type { IconProps } from '@tonalia/ui/icon';
import { mayDo } from '../../api/session.ts';
import { Menu, menuRowClass } from '../../components/menu.tsx';
import { useNotify } from '../../components/notices.tsx';
import { Key } from '../../components/office-button.tsx';
import { OutlineButton } from '../../components/outline-button.tsx';
import { outlines } from '../../components/outlines.ts';
import { actPermissions } from '../../features/order-acts/permissions.ts';
import { orderPageTexts } from '../../messages/order-page.es-CO.ts';
import { movableParts } from './movable-parts.ts';
import type { OpenDialog } from './started-act.ts';

const texts = orderPageTexts.menu;

interface MoreRow {
  dialog: OpenDialog;
  name: string;
  icon: IconProps['name'];
  letter?: string;
}

const rows: readonly MoreRow[] = [
  { dialog: 'move', name: texts.move, icon: outlines.calendar, letter: 'D' },
  { dialog: 'address', name: texts.address, icon: 'pin' },
  { dialog: 'message', name: texts.message, icon: outlines.send },
];

/** The dialogs that the state of the order and the operator's role allow. */
export function moreActs(order: OfficeOrder, operator: Operator): OpenDialog[] {
  const possible: Record<OpenDialog, boolean> = {
    move: mayDo(operator, 'orders.adjust') && !isUndone(order) && movableParts(order).length > 0,
    address: order.canChangeDelivery,
    message: mayDo(operator, 'orders.message'),
    reject: order.canReject && mayDo(operator, actPermissions.reject),
  };
  return (Object.keys(possible) as OpenDialog[]).filter((one) => possible[one]); // as: `possible` has no other keys
}

const isUndone = ({ status }: OfficeOrder): boolean => status === 'cancelled' || status === 'rejected';

export type MoreMenuProps = {
  order: OfficeOrder;
  acts: readonly OpenDialog[];
  onStart: (dialog: OpenDialog) => void;
};

/** What else can be done with the order; an act that is not possible is not there. */
export function MoreMenu({ order, acts, onStart }: MoreMenuProps) {
  const notify = useNotify();
  if (acts.length === 0) return null;
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
          className="max-lg:bg-transparent max-lg:inset-ring-0"
        />
      )}
    >
      {(close) => (
        <>
          {rows
            .filter(({ dialog }) => acts.includes(dialog))
            .map(({ dialog, name, icon, letter }) => (
              <button key={dialog} type="button" className={menuRowClass} onClick={start(dialog, close)}>
                <Icon name={icon} size="sm" />
                <span className="flex-1">{name}</span>
                {letter && <Key>{letter}</Key>}
              </button>
            ))}
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
                <Icon name={outlines.ban} size="sm" />
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
