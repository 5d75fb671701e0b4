import { cleanup, screen } from '@testing-library/react';
import { dayAfter } from '@tonalia/rules/calendar';
import { dayIn } from '@tonalia/rules/dates';
import { expect, test } from 'vitest';
import { signedIn } from '../../../test/orders.ts';
import { pageOf, refundPage } from '../../../test/payments.ts';
import { answerWith, renderOffice } from '../../../test/render-office.tsx';

const office = () => ({
  'GET /api/office/me': () => signedIn('receivables'),
  'GET /api/purchase/office/payments/counts': () => ({
    body: { results: { transfers: 0, gateway: 9, refunds: 2, lines: 1 } },
  }),
  'GET /api/purchase/office/transfers': () => ({ body: pageOf([]) }),
  'GET /api/purchase/office/gateway-payments': () => ({ body: { ...pageOf([]), approved: 0, open: 0, methods: [] } }),
  'GET /api/purchase/office/refunds': () => ({ body: refundPage([]) }),
  'GET /api/purchase/office/refund-approvals': () => ({ body: pageOf([]) }),
  'GET /api/purchase/office/settlements': () => ({
    body: {
      ...pageOf([]),
      counts: { open: 12, difference: 1, closed: 0, drivers: 2 },
    },
  }),
});

const today = dayIn(new Date());
test.each([
  ['', 'transfers/export'],
  ['?vista=pasarela&q=Salon', `gateway-payments/export?q=Salon&since=${today}`],
  [
    '?vista=pasarela&fecha=semana&medio=nequi&resultado=approved',
    `gateway-payments/export?method=nequi&result=approved&since=${dayAfter(today, -6)}`,
  ],
  ['?vista=pasarela&estado=abiertos&pagina=2', 'gateway-payments/export?open=true'],
  ['?vista=pasarela&orden=hora', `gateway-payments/export?sort=at&since=${today}`],
  ['?vista=reembolsos&estado=hechos&q=DV', 'refunds/export?state=done&q=DV'],
  ['?vista=efectivo', 'settlements/export?view=open'],
])('Exportar of /pagos%s downloads what is filtered (OFC-009)', async (search, address) => {
  answerWith(office());
  renderOffice(`/pagos${search}`);
  const link = await screen.findByRole('link', { name: 'Exportar' });
  expect(link.getAttribute('href')).toBe(`/api/purchase/office/${address}`);
});

test('the file for the bank is for those that refund, beside the refunds to make (OFC-108 OFC-004)', async () => {
  answerWith(office());
  renderOffice('/pagos?vista=reembolsos');
  const link = await screen.findByRole('link', { name: 'Archivo para el banco' });
  expect(link.getAttribute('href')).toBe('/api/purchase/office/refunds/bank-file');
  cleanup();
  answerWith({ ...office(), 'GET /api/office/me': () => signedIn('read-only') });
  renderOffice('/pagos?vista=reembolsos');
  await screen.findByRole('link', { name: 'Exportar' });
  expect(screen.queryByRole('link', { name: 'Archivo para el banco' })).toBeNull();
});
