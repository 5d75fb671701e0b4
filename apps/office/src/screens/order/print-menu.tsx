import { Icon } from '@tonalia/ui/icon';
import type { IconProps } from '@tonalia/ui/icon';
import type { PrintKind } from '../../features/printed-order/printed-order.tsx';
import { Menu, menuRowClass } from '../../components/menu.tsx';
import { Key, OfficeButton } from '../../components/office-button.tsx';
import { outlines } from '../../components/outlines.ts';
import { orderPageTexts } from '../../messages/order-page.es-CO.ts';

const texts = orderPageTexts.menu;

const rows: readonly { kind: PrintKind; name: string; icon: IconProps['name']; letter: string }[] = [
  { kind: 'note', name: texts.deliveryNote, icon: 'file', letter: 'R' },
  { kind: 'list', name: texts.pickList, icon: outlines.checks, letter: 'L' },
];

export type PrintMenuProps = {
  /** Without prices there is only the pick list. */
  hasPrices: boolean;
  onPrint: (kind: PrintKind) => void;
};

/** What can be printed; while it is open its letters press its rows. */
export function PrintMenu({ hasPrices, onPrint }: PrintMenuProps) {
  const shown = rows.filter(({ kind }) => hasPrices || kind === 'list');
  return (
    <div className="max-lg:hidden">
      <Menu
        label={texts.print}
        align="right"
        button={(props) => (
          <OfficeButton {...props} look="secondary" icon={outlines.printer}>
            {texts.print}
            <Icon name="chevron-down" size="xs" />
          </OfficeButton>
        )}
      >
        {(close) => {
          const print = (kind: PrintKind) => {
            close();
            onPrint(kind);
          };
          return (
            // Keys of the menu; its rows are reached with Tab.
            // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- letters press the rows
            <div
              onKeyDown={(event) => {
                const row = shown.find(({ letter }) => letter === event.key.toUpperCase());
                if (!row || event.metaKey || event.ctrlKey || event.altKey) return;
                event.preventDefault();
                print(row.kind);
              }}
            >
              {shown.map(({ kind, name, icon, letter }) => (
                <button key={kind} type="button" className={menuRowClass} onClick={() => print(kind)}>
                  <Icon name={icon} size="sm" />
                  <span className="flex-1">{name}</span>
                  <Key>{letter}</Key>
                </button>
              ))}
              {hasPrices && (
                <>
                  <hr className="mx-2.5 my-1.5 border-line" />
                  <button type="button" className={menuRowClass} onClick={() => print('order')}>
                    <Icon name={outlines.printer} size="sm" />
                    {texts.whole}
                  </button>
                </>
              )}
            </div>
          );
        }}
      </Menu>
    </div>
  );
}
