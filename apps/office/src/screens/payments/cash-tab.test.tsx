import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { signedIn } from '../../../test/orders.ts';
import { pageOf } from '../../../test/payments.ts';
import { answerWith, renderOffice } from '../../../test/render-office.tsx';
import { settlement, spaces } from '../../../test/settlements.ts';

const load = (code: string) => ({ ...settlement(), code, stops: 2, open: 1 });
const office = (role: Parameters<typeof signedIn>[0] = 'receivables') => ({
  'GET /api/office/me': () => signedIn(role),
  'GET /api/purchase/office/payments/counts': () => ({
    body: { results: { transfers: 0, gateway: 9, refunds: 2, lines: 1 } },
  }),
  'GET /api/purchase/office/transfers': () => ({ body: pageOf([]) }),
  'GET /api/purchase/office/gateway-payments': () => ({ body: { ...pageOf([]), approved: 0, open: 0, methods: [] } }),
  'GET /api/purchase/office/settlements': () => ({
    body: {
      ...pageOf([load('HR-00871'), load('HR-00872')]),
      counts: { open: 12, difference: 1, closed: 0, drivers: 2 },
    },
  }),
});

test('the tab of cash shows what drivers must hand over, and a row opens its settlement (OFC-108 OFC-207)', async () => {
  answerWith(office());
  const router = renderOffice('/pagos?vista=efectivo');
  const row = within(await screen.findByRole('row', { name: /HR-00871/ }));
  const shown = row.getAllByRole('cell').map(({ textContent }) => spaces(textContent));
  expect(shown.slice(2)).toEqual(['1 de 2 paradas', '$ 1.237.800', '–', '$ 1.209.400', '$ 1.204.400', '−$ 5.000']);
  const tab = screen.getByRole('link', { name: /^Recaudo en efectivo/ });
  expect([tab.textContent, tab.getAttribute('aria-current')]).toEqual(['Recaudo en efectivo 12', 'page']);
  await userEvent.keyboard('jj{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/cartera/recaudos/HR-00872'));
});

test('an operator that does not settle cash has no tab of it, and asks for none (OFC-004)', async () => {
  const asked = answerWith(office('operations'));
  renderOffice('/pagos?vista=pasarela');
  expect(await screen.findByRole('link', { name: /^Pasarela/ })).toBeDefined();
  expect(screen.queryByRole('link', { name: /^Recaudo en efectivo/ })).toBeNull();
  expect(asked['GET /api/purchase/office/settlements']).toBeUndefined();
});
