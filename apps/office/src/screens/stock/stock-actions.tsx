import { Link, type LinkProps } from '@tanstack/react-router';
import { Suspense, lazy, useState } from 'react';
import { Icon, type IconProps } from '@tonalia/ui/icon';
import { type Permission, mayDo, useOperator } from '../../api/session.ts';
import { Menu, menuRowClass } from '../../components/menu.tsx';
import { officeButtonClass } from '../../components/office-button.tsx';
import { OutlineButton } from '../../components/outline-button.tsx';
import { useWide } from '../../components/use-wide.ts';
import { stockOutlines } from '../../features/stock-lines/stock-outlines.ts';
import { countTexts } from '../../messages/count.es-CO.ts';
import { purchasingTexts } from '../../messages/purchasing.es-CO.ts';
import { stockTexts } from '../../messages/stock.es-CO.ts';
import { transferTexts as texts } from '../../messages/transfer.es-CO.ts';

const ReceiptDialog = lazy(() => import('./receipt-dialog.tsx').then((module) => ({ default: module.ReceiptDialog })));

interface StockAct {
  name: string;
  icon: IconProps['name'];
  needs: Permission;
  /** The page that it leads to; the receipt is a dialog. */
  link?: LinkProps;
  isMain?: boolean;
}

const actsFor = (code: string | undefined): readonly StockAct[] => [
  { name: texts.receipt, icon: 'box', needs: 'stock.receive' },
  {
    name: countTexts.begin,
    icon: stockOutlines.clipboard,
    needs: 'stock.count',
    link: { to: '/existencias', search: { vista: 'conteos' } },
  },
  {
    name: texts.begin,
    icon: stockOutlines.swap,
    needs: 'stock.transfer',
    link: {
      to: '/existencias/traslados/$transferId',
      params: { transferId: 'nuevo' },
      search: code === undefined ? {} : { version: code },
    },
  },
  {
    name: purchasingTexts.title,
    icon: stockOutlines.cart,
    needs: 'costs.read',
    isMain: true,
    link: { to: '/existencias/compra' },
  },
];

/** What can be done with stock; a transfer begins with the version that has the focus. On a phone in a menu. */
export function StockActions({ code }: { code?: string | undefined }) {
  const operator = useOperator();
  const isWide = useWide();
  const [isEntering, setEntering] = useState(false);
  const acts = actsFor(code).filter(({ needs }) => mayDo(operator, needs));
  const enter = () => setEntering(true);
  return (
    <>
      {isWide &&
        acts.map((act) => (
          <ActButton
            key={act.name}
            act={act}
            className={officeButtonClass(act.isMain ? 'primary' : 'secondary')}
            onEnter={enter}
          />
        ))}
      {!isWide && acts.length > 0 && (
        <Menu
          label={stockTexts.acts}
          align="right"
          className="w-[240px]"
          button={(props) => <OutlineButton icon="more" label={stockTexts.acts} {...props} />}
        >
          {(close) =>
            acts.map((act) => (
              <ActButton
                key={act.name}
                act={act}
                className={menuRowClass}
                onEnter={() => {
                  close();
                  enter();
                }}
              />
            ))
          }
        </Menu>
      )}
      {isEntering && (
        <Suspense>
          <ReceiptDialog onClose={() => setEntering(false)} />
        </Suspense>
      )}
    </>
  );
}

type ActButtonProps = { act: StockAct; className: string; onEnter: () => void };

const ActButton = ({ act: { name, icon, link }, className, onEnter }: ActButtonProps) =>
  link ? (
    <Link {...link} className={className}>
      <Icon name={icon} size="sm" /> {name}
    </Link>
  ) : (
    <button type="button" className={className} onClick={onEnter}>
      <Icon name={icon} size="sm" /> {name}
    </button>
  );
