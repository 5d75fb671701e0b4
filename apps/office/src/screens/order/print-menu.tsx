import { Link } from '@tanstack/react-router';
import { Icon } from '@tonalia/ui/icon';
import type { IconProps } from '@tonalia/ui/icon';
import type { PrintKind } from '../../features/printed-order/printed-order.tsx';
import { mayDo, useOperator } from '../../api/session.ts';
import { Menu, menuRowClass } from '../../components/menu.tsx';
import { Key, OfficeButton } from '../../components/office-button.tsx';
import { outlines } from '../../components/outlines.ts';
import { orderPageTexts } from '../../messages/order-page.es-CO.ts';

const texts = orderPageTexts.menu;

/** Lucide's tag. */
const LABEL =
  'M12.6 2.6A2 2 0 0011.2 2H4a2 2 0 00-2 2v7.2a2 2 0 00.6 1.4l8.7 8.7a2.4 2.4 0 003.4 0l6.6-6.6a2.4 2.4 0 000-3.4zM7.5 7.5h.01';

const rows: readonly { kind: PrintKind | 'label'; name: string; icon: IconProps['name']; letter: string }[] = [
  { kind: 'note', name: texts.deliveryNote, icon: 'file', letter: 'R' },
  { kind: 'label', name: texts.label, icon: LABEL, letter: 'G' },
  { kind: 'list', name: texts.pickList, icon: outlines.checks, letter: 'L' },
];

export type PrintMenuProps = {
  code: string;
  /** Without prices there is only the pick list. */
  hasPrices: boolean;
  onPrint: (kind: PrintKind) => void;
};

/** What can be printed; while it is open its letters press its rows. */
export function PrintMenu({ code, hasPrices, onPrint }: PrintMenuProps) {
  const mayLabel = mayDo(useOperator(), 'picking.read');
  const shown = rows.filter(({ kind }) => (kind === 'label' ? mayLabel : hasPrices || kind === 'list'));
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
                if (row.kind === 'label') event.currentTarget.querySelector('a')?.click();
                else print(row.kind);
              }}
            >
              {shown.map(({ kind, name, icon, letter }) => {
                const content = (
                  <>
                    <Icon name={icon} size="sm" />
                    <span className="flex-1">{name}</span>
                    <Key>{letter}</Key>
                  </>
                );
                return kind === 'label' ? (
                  <Link
                    key={kind}
                    to="/pedidos/guias"
                    search={{ pedidos: code }}
                    target="_blank"
                    className={`${menuRowClass} text-text no-underline`}
                    onClick={close}
                  >
                    {content}
                  </Link>
                ) : (
                  <button key={kind} type="button" className={menuRowClass} onClick={() => print(kind)}>
                    {content}
                  </button>
                );
              })}
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
