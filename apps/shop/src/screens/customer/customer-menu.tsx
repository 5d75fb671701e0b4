import type { VisitedCustomer } from '@tonalia/contract/seller-day';
import { Suspense, lazy, useState } from 'react';
import { useSession } from '../../api/session/session.ts';
import { MoreMenu } from '../../components/more-menu/more-menu.tsx';
import { sellerDayMessages as words } from '../../messages/seller-day.es-CO.ts';
import { statementMessages } from '../../messages/statement.es-CO.ts';
import { visitPlanMessages } from '../../messages/visit-plan.es-CO.ts';
import { useGo } from '../../navigation/link.tsx';
import { priceListPath } from '../../navigation/price-list-address.ts';
import { statementPath } from '../../navigation/statement-address.ts';

const NotesSheet = lazy(() => import('./notes-sheet.tsx').then((m) => ({ default: m.NotesSheet })));
const NoSaleSheet = lazy(() =>
  import('../../features/visit/no-sale-sheet.tsx').then((m) => ({ default: m.NoSaleSheet })),
);

/** "Más" of a customer: all notes, days of visits, a visit without a sale, statement, price list. */
export function CustomerMenu({ customer, onPlan }: { customer: VisitedCustomer; onPlan: () => void }) {
  const go = useGo();
  const name = useSession().user?.name ?? '';
  const [asked, setAsked] = useState<'notes' | 'no sale' | null>(null);
  const close = () => setAsked(null);
  return (
    <>
      <MoreMenu
        label={words.menu}
        isUpright
        entries={[
          { icon: 'file', text: words.notes, onAct: () => setAsked('notes') },
          { icon: 'calendar-clock', text: visitPlanMessages.open, onAct: onPlan },
          { icon: 'x', text: words.noSale, onAct: () => setAsked('no sale') },
          { icon: 'credit', text: statementMessages.title, onAct: () => go(statementPath(name)) },
          { icon: 'download', text: words.priceList, onAct: () => go(priceListPath()) },
        ]}
      />
      {asked && (
        <Suspense>
          {asked === 'notes' ? (
            <NotesSheet customer={customer} onClose={close} />
          ) : (
            <NoSaleSheet visit={customer} onClose={close} />
          )}
        </Suspense>
      )}
    </>
  );
}
