import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clientPrice } from '@tonalia/rules/client-price';
import { beforeEach, expect, test, vi } from 'vitest';
import { makeUser } from '../../../test/make.ts';
import { mockApi } from '../../../test/mock-api.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { priceListMessages as words } from '../../messages/price-list.es-CO.ts';
import { PriceListScreen } from './price-list-screen.tsx';

// the last choice is kept on the device
beforeEach(() => localStorage.clear());

/** A shop that gives its file answers one after another; `asked` has the requests. */
function shop(...files: (() => Response | Promise<Response>)[]) {
  const api = mockApi({ user: makeUser() });
  const asked: Record<string, string>[] = [];
  api.on('products', 'GET /price-list/preview', ({ query }) => ({
    results: {
      pages: query['brands'] === undefined ? null : 9,
      rows: [{ code: 'TS-71', name: '7.1 Rubio cenizo', hex: '#807763', price: priceAt(query['markup']) }],
    },
  }));
  const fetch: typeof api.fetch = async (request) => {
    const url = new URL(request.url);
    if (url.pathname !== '/api/products/price-list') return api.fetch(request);
    const { format, brands, available, plain, markup } = Object.fromEntries(url.searchParams);
    const wish = { format, brands, available, plain, markup };
    asked.push(Object.fromEntries(Object.entries(wish).flatMap(([name, value]) => (value ? [[name, value]] : []))));
    return (
      files.shift()?.() ?? new Response('x', { headers: { 'content-disposition': 'attachment; filename="l.pdf"' } })
    );
  };
  return { api: { ...api, fetch }, asked };
}
const priceAt = (markup: string | undefined) => (markup === undefined ? 12_900 : clientPrice(12_900, Number(markup)));
const enter = ({ api }: ReturnType<typeof shop>) => renderScreen(<PriceListScreen />, { api, signedIn: true });
const refusal = () =>
  Response.json({ code: 'TOO_MANY_REQUESTS', message: 'Espera un momento y vuelve a intentarlo.' }, { status: 429 });

test('SEL-208: chosen brands go into the file, in the chosen format, with only what there is today', async () => {
  const { asked, ...rest } = shop();
  await enter({ asked, ...rest });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Nácar' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Tinta Sur' }));
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Todas' }).checked).toBe(false);
  expect(screen.getByText('2 de 2')).toBeDefined();
  await userEvent.click(screen.getByRole('radio', { name: 'Excel' }));
  await userEvent.click(screen.getByRole('switch', { name: 'Solo lo que hay hoy' }));
  await userEvent.click(screen.getByRole('button', { name: /^Descargar Excel/ }));
  await waitFor(() => expect(asked).toEqual([{ format: 'xlsx', brands: '2,1', available: 'true' }]));
});

test('SEL-208: all brands are asked for without a name, and while the list is made it is not asked for again', async () => {
  let finish = (_file: Response) => {};
  const slow = new Promise<Response>((resolve) => (finish = resolve));
  const { asked, ...rest } = shop(() => slow);
  await enter({ asked, ...rest });
  expect((await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Todas' })).checked).toBe(true);
  const button = screen.getByRole('button', { name: /^Descargar PDF/ });
  await userEvent.click(button);
  expect(await screen.findByText(/Estamos armando tu lista/)).toBeDefined();
  await userEvent.click(button);
  expect(asked).toEqual([{ format: 'pdf' }]);
  finish(new Response('x'));
  await waitFor(() => expect(screen.queryByText(/Estamos armando tu lista/)).toBeNull());
});

test('SEL-208: the button says how many pages, tones can be left out, and the device keeps the last choice', async () => {
  const { asked, ...rest } = shop();
  const first = await enter({ asked, ...rest });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Nácar' }));
  await userEvent.click(screen.getByRole('switch', { name: 'Con tonos' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Descargar PDF, 9 páginas' }));
  await waitFor(() => expect(asked).toEqual([{ format: 'pdf', brands: '2', plain: 'true' }]));
  first.unmount();
  await enter(shop());
  expect((await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Nácar' })).checked).toBe(true);
  expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Con tonos' }).checked).toBe(false);
});

test('SEL-208: a refusal is said in its words, and what was chosen stays', async () => {
  const { asked, ...rest } = shop(refusal);
  await enter({ asked, ...rest });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Nácar' }));
  await userEvent.click(screen.getByRole('button', { name: /^Descargar PDF/ }));
  expect(await screen.findByText('Espera un momento y vuelve a intentarlo.')).toBeDefined();
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Nácar' }).checked).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: /^Descargar PDF/ }));
  await waitFor(() => expect(asked).toHaveLength(2));
});

test('SEL-208: the price for a client is shown before, and the list is asked for with its percentage only', async () => {
  const { asked, ...rest } = shop();
  await enter({ asked, ...rest });
  expect(await screen.findByText(/12\.900$/)).toBeDefined();
  await userEvent.click(screen.getByRole('switch', { name: /Precio para mi clienta/ }));
  expect(await screen.findByText(/18\.100$/)).toBeDefined();
  const percent = screen.getByRole('spinbutton', { name: 'Cuánto le sumas, en %' });
  await userEvent.clear(percent);
  expect(screen.getAllByText('Escribe un porcentaje de 1 a 300.')).not.toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: /^Descargar PDF/ }));
  await userEvent.type(percent, '100');
  expect(await screen.findByText(/25\.800$/)).toBeDefined();
  expect(screen.queryByText(/12\.900$/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /^Descargar PDF/ }));
  await waitFor(() => expect(asked).toEqual([{ format: 'pdf', markup: '100' }]));
});

test('SEL-208: WhatsApp gets the file from the phone; a tap that no longer counts is asked for again, without a new list', async () => {
  const { asked, ...rest } = shop();
  await enter({ asked, ...rest });
  const shared: unknown[] = [];
  const share = vi
    .fn<(data: ShareData) => Promise<void>>()
    .mockRejectedValueOnce(new DOMException('late', 'NotAllowedError'))
    .mockImplementation(async ({ files }) => void shared.push(files?.[0]?.name));
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { canShare: () => true, share }));
  await userEvent.click(await screen.findByRole('button', { name: 'Enviar por WhatsApp' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Enviar ahora por WhatsApp' }));
  await waitFor(() => expect(shared).toEqual(['l.pdf']));
  expect(asked).toHaveLength(1);
  vi.unstubAllGlobals();
});

test.each([
  ['AbortError', 'closed by the person, is no failure', 0],
  ['DataError', 'refused by the phone, is said', 1],
])('SEL-208: a share that ends with %s, %s', async (name, _, alerts) => {
  await enter(shop());
  const share = vi.fn<() => Promise<void>>().mockRejectedValue(new DOMException('no', name));
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { canShare: () => true, share }));
  const send = await screen.findByRole('button', { name: 'Enviar por WhatsApp' });
  // a second send begins when the first has ended
  for (const times of [1, 2])
    await waitFor(async () => {
      await userEvent.click(send);
      expect(share.mock.calls.length).toBeGreaterThanOrEqual(times);
    });
  await waitFor(() => expect(screen.queryAllByText(words.failed)).toHaveLength(alerts));
  vi.unstubAllGlobals();
});

test('SEL-208: a browser that sends no files saves the list and leads to WhatsApp', async () => {
  const { asked, ...rest } = shop();
  await enter({ asked, ...rest });
  await userEvent.click(await screen.findByRole('button', { name: 'Enviar por WhatsApp' }));
  const link = await screen.findByRole('link', { name: 'Abrir WhatsApp' });
  expect(link.getAttribute('href')).toBe('https://wa.me/?text=Te%20comparto%20mi%20lista%20de%20precios.');
});
