import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { match, rowOf } from '../../../test/listed-rows.ts';
import { makeLine, makeOrder, makeOrderSummary, portfolioCustomer, sellerUser } from '../../../test/make.ts';
import { type ApiRequest, mockApi } from '../../../test/mock-api.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { chooseCustomer } from '../../api/session/session.ts';
import { LastOrderChip } from './last-order-chip.tsx';
import { toAskedLine, withChoice } from './quick-line.ts';

test('a seller notes the last order that stands with one tap, without what is noted already (SEL-102)', async () => {
  const api = mockApi({ user: sellerUser });
  // as: rows of the samples
  const rows = ({ body }: ApiRequest) => ({
    results: (body as { text: string }).text.split('\n').map((one) => rowOf(one)),
  });
  api.on('products', 'POST /recognise', rows as never);
  const orders = [
    makeOrderSummary({ orderCode: 'TN-2', status: 'cancelled' }),
    makeOrderSummary({ orderCode: 'TN-1', status: 'delivered' }),
  ];
  api.on('purchase', 'GET /order/list', { results: orders, page: 1, limit: 20, total: 2, pages: 1 });
  const order = makeOrder({ orderCode: 'TN-1' });
  const line = (versionCode: string | null, code: string, quantity: number, at: number) => ({
    ...makeLine({ code, versionCode, quantity }),
    line: at,
  });
  const products = [
    line(match('7.1').code, 'TS', 12, 1),
    line(match('8.3').code, 'TS', 4, 2),
    line(null, 'OX-20', 6, 3),
    line(match('9.1').code, 'TS', 0, 4),
  ];
  api.on('purchase', 'GET /order/{orderCode}', {
    results: {
      ...order,
      shipments: order.shipments.map((one, at) => ({ ...one, products: at === 0 ? products : [] })),
    },
  });
  const noted = [withChoice(toAskedLine(1, '7.1', 1, ''), match('7.1'))];
  const pasted: string[] = [];
  const lines = { lines: noted, paste: (rows: readonly { text: string }[]) => pasted.push(...rows.map((r) => r.text)) };
  await renderScreen(<LastOrderChip order={lines as never} />, { api, signedIn: true, at: '/home/quick-order' });
  act(() => chooseCustomer(portfolioCustomer));
  await userEvent.click(await screen.findByRole('button', { name: 'Último pedido' }));
  await waitFor(() => expect(pasted).toHaveLength(2));
  const [asked] = api.requestsTo('products POST /recognise').map(({ body }) => (body as { text: string }).text); // as: the contract's body
  expect(asked).toBe(`${match('8.3').code} x4\nOX-20 x6`);
  const [read] = api.requestsTo('purchase GET /order/{orderCode}');
  expect(read?.params).toEqual({ orderCode: 'TN-1' });
});
