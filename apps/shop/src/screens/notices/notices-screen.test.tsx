import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CustomerNotice } from '@tonalia/contract/notices';
import { expect, test } from 'vitest';
import { makeUser, sellerUser } from '../../../test/make.ts';
import { Refusal, mockApi } from '../../../test/mock-api.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { NoticesBell } from '../../features/notices-bell/notices-bell.tsx';
import { NoticesScreen } from './notices-screen.tsx';

const id = (n: number) => `0a000000-0000-4000-8000-0000000000a${n}`;
const notice = (n: number, change: Partial<CustomerNotice> = {}): CustomerNotice => ({
  noticeId: id(n),
  kind: 'order',
  title: `Tu pedido TN-${n} va en camino`,
  text: 'Ya salió todo.',
  path: `/home/profile/orders/history/TN-${n}`,
  action: null,
  versionId: null,
  quantity: null,
  hex: null,
  isRead: false,
  writtenAt: new Date(Date.now() - n * 1_000).toISOString(),
  ...change,
});
const two = [notice(1), notice(2, { kind: 'approval', title: 'Karen pidió permiso', action: 'Revisar', isRead: true })];

async function openNotices(results: CustomerNotice[] = two, api = mockApi({ user: makeUser() })) {
  api.on('notices', 'GET /unread', { results: { unread: results.filter(({ isRead }) => !isRead).length } });
  api.on('notices', 'GET /list', ({ query }) => {
    if (query.group === 'money') return { results: [], unread: 1, hasMore: false };
    return query.before ? { results: [notice(9)], unread: 1, hasMore: false } : { results, unread: 1, hasMore: true };
  });
  api.on('notices', 'POST /read', { results: { unread: 0 } });
  api.on('notices', 'POST /{noticeId}/read', { results: { unread: 0 } });
  api.on('notices', 'POST /{noticeId}/archive', { results: { unread: 0 } });
  return renderScreen(
    <>
      <NoticesBell />
      <NoticesScreen />
    </>,
    { api, signedIn: true, at: '/home/notices' },
  );
}
const sent = (api: ReturnType<typeof mockApi>, call: string) => api.requestsTo(`notices ${call}`);

test('SEL-209: a notice leads to its thing, and opening it reads it everywhere on the page', async () => {
  const { api, address } = await openNotices();
  expect(await screen.findByRole('link', { name: 'Avisos, 1 sin leer' })).toBeDefined();
  const row = await screen.findByRole('link', { name: /TN-1 va en camino/ });
  expect(within(row).getByText('Sin leer')).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Hoy' })).toBeDefined();
  await userEvent.click(row);
  expect(address()).toBe('/home/profile/orders/history/TN-1');
  await waitFor(() => expect(sent(api, 'POST /{noticeId}/read')[0]?.params).toEqual({ noticeId: id(1) }));
});

test('SEL-209: a notice with something to do has its words; one that is read is not read again', async () => {
  const { api } = await openNotices();
  const row = await screen.findByRole('link', { name: /Karen pidió permiso/ });
  expect(within(row).getByText('Revisar')).toBeDefined();
  await userEvent.click(row);
  expect(sent(api, 'POST /{noticeId}/read')).toEqual([]);
});

test('SEL-209: all are read up to the newest one shown, and the bell follows', async () => {
  const { api } = await openNotices();
  await screen.findByRole('link', { name: /TN-1 va en camino/ });
  await userEvent.click(screen.getAllByRole('button', { name: 'Marcar todos leídos' })[0] as HTMLElement); // as: it is there
  expect(screen.queryByText('Sin leer')).toBeNull();
  expect(await screen.findByRole('link', { name: 'Avisos' })).toBeDefined();
  expect(sent(api, 'POST /read')[0]?.body).toEqual({ upTo: two[0]?.writtenAt });
});

test('SEL-209: a notice is archived at once and comes back with Deshacer', async () => {
  const { api } = await openNotices();
  await userEvent.click(await screen.findByRole('button', { name: /^Archivar Tu pedido TN-1/ }));
  expect(screen.queryByRole('link', { name: /TN-1 va en camino/ })).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: 'Deshacer' }));
  expect(await screen.findByRole('link', { name: /TN-1 va en camino/ })).toBeDefined();
  expect(sent(api, 'POST /{noticeId}/archive').map(({ body }) => body)).toEqual([
    { isArchived: true },
    { isArchived: false },
  ]);
});

test('SEL-209: a refused archive shows the notice again and says why', async () => {
  const { api } = await openNotices();
  api.on('notices', 'POST /{noticeId}/archive', new Refusal('NOTICE_NOT_FOUND', { error: 'Ese aviso ya no está.' }));
  await userEvent.click(await screen.findByRole('button', { name: /^Archivar Tu pedido TN-1/ }));
  expect(await screen.findByText('Ese aviso ya no está.')).toBeDefined();
  expect(await screen.findByRole('link', { name: /TN-1 va en camino/ })).toBeDefined();
});

test('SEL-209: a filter asks for its kind, and the next page follows the last notice', async () => {
  const { api } = await openNotices();
  await userEvent.click(await screen.findByRole('button', { name: 'Ver más avisos' }));
  expect(await screen.findByRole('link', { name: /TN-9 va en camino/ })).toBeDefined();
  expect(sent(api, 'GET /list').at(-1)?.query.before).toBe(id(2));
  await userEvent.click(screen.getAllByRole('button', { name: 'Cartera' })[0] as HTMLElement); // as: it is there
  expect(await screen.findByText('Nada por aquí')).toBeDefined();
});

test('SEL-209: without notices the page says so; a failure can be retried', async () => {
  const api = mockApi({ user: makeUser() });
  const { unmount } = await openNotices([], api);
  expect(await screen.findByText('Nada nuevo')).toBeDefined();
  unmount();
  const failing = mockApi({ user: makeUser() });
  failing.on('notices', 'GET /unread', { results: { unread: 0 } });
  failing.on('notices', 'GET /list', new Refusal('INTERNAL'));
  await renderScreen(<NoticesScreen />, { api: failing, signedIn: true });
  expect(await screen.findByRole('heading', { name: 'No pudimos cargar tus avisos' })).toBeDefined();
});

test('SEL-209: a seller has no bell and asks for no notices', async () => {
  const { api } = await renderScreen(<NoticesBell />, { api: mockApi({ user: sellerUser }), signedIn: true });
  expect(screen.queryByRole('link')).toBeNull();
  expect(sent(api, 'GET /unread')).toEqual([]);
});

test('SEL-209: the channels of news are switched on and off, and what is waited for is one step away', async () => {
  const api = mockApi({ user: makeUser() });
  api.on('auth', 'PUT /me', { results: makeUser(), email_pending: null });
  await openNotices(two, api);
  await userEvent.click((await screen.findAllByRole('button', { name: 'Qué me avisan' }))[0] ?? document.body);
  const sheet = await screen.findByRole('dialog', { name: 'Qué me avisan' });
  const mail = within(sheet).getByRole<HTMLInputElement>('switch', { name: 'Por correo' });
  expect(mail.checked).toBe(true);
  await userEvent.click(mail);
  await waitFor(() =>
    expect(api.requestsTo('auth PUT /me').map(({ body }) => body)).toEqual([{ news_by_mail: false }]),
  );
  expect(
    within(sheet)
      .getByRole('link', { name: /Tonos y precios/ })
      .getAttribute('href'),
  ).toBe('/home/profile/alerts');
});
