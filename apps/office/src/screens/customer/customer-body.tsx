import { getRouteApi } from '@tanstack/react-router';
import type { OfficeCustomer } from '@tonalia/contract/customers-office-one';
import { Suspense, lazy } from 'react';
import { mayDo, useOperator } from '../../api/session.ts';
import { AddressCards } from './address-cards.tsx';
import { CreditPanel } from './credit-panel.tsx';
import { CustomerNotes } from './customer-notes.tsx';
import { FiguresPanel } from './figures-panel.tsx';
import { FiscalPanel } from './fiscal-panel.tsx';
import { LAST_ORDERS, OrdersPanel } from './orders-panel.tsx';
import { PersonPanel } from './person-panel.tsx';
import { SessionsPanel } from './sessions-panel.tsx';

const TakenRegistrations = lazy(() =>
  import('../../features/taken-registrations/taken-registrations.tsx').then((file) => ({
    default: file.TakenRegistrations,
  })),
);

const ReturnsPanel = lazy(() => import('./returns-panel.tsx').then((file) => ({ default: file.ReturnsPanel })));

const route = getRouteApi('/frame/clientes/$id');

/** The chosen view of a customer, beside the person. */
export function CustomerBody({ customer }: { customer: OfficeCustomer }) {
  const { vista } = route.useSearch();
  const seesOrders = mayDo(useOperator(), 'orders.read');
  const isSummary = vista === undefined;
  return (
    <div className="grid content-start gap-4 p-4 lg:grid-cols-[minmax(0,1fr)_331px] lg:px-7">
      <div className="grid min-w-0 content-start gap-4">
        {isSummary && <FiguresPanel customer={customer} />}
        {seesOrders && (isSummary || vista === 'pedidos') && (
          <OrdersPanel customer={customer} most={isSummary ? LAST_ORDERS : undefined} />
        )}
        {(isSummary || vista === 'cartera') && <CreditPanel customer={customer} />}
        {isSummary && <FiscalPanel customer={customer} />}
        {(isSummary || vista === 'direcciones') && <AddressCards addresses={customer.addresses} />}
        {vista === 'devoluciones' && (
          <Suspense fallback={null}>
            <ReturnsPanel customerId={customer._id} />
          </Suspense>
        )}
        {vista === 'sesiones' && <SessionsPanel customer={customer} />}
      </div>
      <div className="grid min-w-0 content-start gap-4 max-lg:contents">
        <PersonPanel customer={customer} />
        <Suspense>
          <TakenRegistrations customerId={customer._id} />
        </Suspense>
        <CustomerNotes customerId={customer._id} />
        {isSummary && <SessionsPanel customer={customer} />}
      </div>
    </div>
  );
}
