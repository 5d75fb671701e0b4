import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { match, understand } from '../../../test/listed-rows.ts';
import { portfolioCustomer, sellerUser } from '../../../test/make.ts';
import { mockApi } from '../../../test/mock-api.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { chooseCustomer } from '../../api/session/session.ts';
import { toAskedLine, withChoice } from './quick-line.ts';
import { UsualChip } from './usual-chip.tsx';

test('a seller notes what the customer orders most with one tap, without what is noted already (SEL-102)', async () => {
  const api = mockApi({ user: sellerUser });
  api.on('products', 'POST /recognise', understand as never);
  const usual = [
    { match: match('7.1'), quantity: 12, times: 4 },
    { match: match('8.3'), quantity: 6, times: 3 },
  ];
  const none = { orders: 4, average: 1, rhythm: null, lines: [], leftOut: [] };
  api.on('purchase', 'GET /suggested-order', { results: { ...none, usual } });
  const noted = [withChoice(toAskedLine(1, '7.1', 1, ''), match('7.1'))];
  const pasted: string[] = [];
  const order = { lines: noted, paste: (rows: readonly { text: string }[]) => pasted.push(...rows.map((r) => r.text)) };
  await renderScreen(<UsualChip order={order as never} />, { api, signedIn: true, at: '/home/quick-order' });
  act(() => chooseCustomer(portfolioCustomer));
  await userEvent.click(await screen.findByRole('button', { name: /^Lo que más pide\s?1$/ }));
  await waitFor(() => expect(pasted).toHaveLength(1));
  const [asked] = api.requestsTo('products POST /recognise').map(({ body }) => (body as { text: string }).text); // as: the contract's body
  expect(asked).toBe(`${match('8.3').code} x6`);
});
