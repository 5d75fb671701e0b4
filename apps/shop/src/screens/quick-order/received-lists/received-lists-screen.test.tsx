import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReceivedList, ShareAnswer } from '@tonalia/contract/shares';
import { expect, test } from 'vitest';
import { match, rowOf } from '../../../../test/listed-rows.ts';
import { makeCart, makeUser } from '../../../../test/make.ts';
import { mockApi } from '../../../../test/mock-api.ts';
import { renderScreen } from '../../../../test/render-screen.tsx';
import { ReceivedListsScreen } from './received-lists-screen.tsx';

const answerId = '0a000000-0000-4000-8000-0000000000a1';
const answer: ShareAnswer = {
  answerId,
  shareId: '0a000000-0000-4000-8000-0000000000e1',
  kind: 'card',
  title: 'Tinte en crema',
  name: 'Zoila',
  note: 'Para el sábado',
  lines: 3,
  units: 7,
  answeredAt: new Date().toISOString(),
  addedAt: null,
};
const [sold, soldOut] = [match('7.1'), match('8.3', { stock: 0 })];
const received: ReceivedList = {
  ...answer,
  lines: [
    { versionId: sold.versionId, quantity: 4, match: sold },
    { versionId: soldOut.versionId, quantity: 2, match: soldOut },
    { versionId: '99', quantity: 1, match: null },
  ],
};

async function open(named: string) {
  const api = mockApi({ user: makeUser() });
  api.on('purchase', 'GET /shares/answers', { results: [answer] });
  api.on('purchase', 'GET /shares/answers/{answerId}', { results: received });
  api.on('products', 'POST /recognise', {
    results: [
      rowOf('7.1', { row: 1, line: 1, quantity: 4, match: sold }),
      rowOf('8.3', { row: 2, line: 2, quantity: 2, verdict: 'sold_out', match: soldOut, reason: 'Sin existencias' }),
    ],
  });
  await renderScreen(<ReceivedListsScreen named={named} />, {
    api,
    signedIn: true,
    at: `/home/quick-order?answer=${named}`,
  });
  return api;
}

test('received lists name who wrote them and how much they ask for · SEL-201', async () => {
  await open('all');
  const entry = await screen.findByRole('listitem');
  expect(entry.textContent).toMatch(/Zoila.*Tinte en crema, hoy.*3 líneas.*7 und\./);
});

test('a received list has the verdicts of the quick order, and enters the cart in one write · SEL-201', async () => {
  const api = await open(answerId);
  expect(await screen.findByText('“Para el sábado”')).toBeDefined();
  expect(screen.getByText('1 producto ya no se vende')).toBeDefined();
  expect(screen.getByText('Sin existencias')).toBeDefined();
  expect(api.requestsTo('products POST /recognise')[0]?.body).toEqual({
    text: `${sold.code}\tx4\n${soldOut.code}\tx2`,
  });
  api.on('purchase', 'POST /shares/answers/{answerId}/order', { ...makeCart(), added: 4, notAdded: [] });
  const [add] = screen.getAllByRole('button', { name: 'Agregar 1 al carrito' });
  await userEvent.click(add as HTMLElement); // as: the summary has it
  expect(await screen.findByText('4 unidades en el carrito')).toBeDefined();
  const [ordered] = api.requestsTo('purchase POST /shares/answers/{answerId}/order');
  expect(ordered?.body).toEqual({ items: [{ versionId: sold.versionId, quantity: 4 }] });
  expect([ordered?.params['answerId'], ordered?.headers.get('idempotency-key')]).toEqual([
    answerId,
    expect.any(String),
  ]);
  await waitFor(() => expect(screen.queryByText(/7\.1/)).toBeNull());
});
