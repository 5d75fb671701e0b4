import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ListTable } from '@tonalia/contract/order-list';
import { expect, test } from 'vitest';
import { match, rowOf } from '../../../../test/listed-rows.ts';
import { makeUser } from '../../../../test/make.ts';
import { type ApiRequest, Refusal, mockApi } from '../../../../test/mock-api.ts';
import { renderScreen } from '../../../../test/render-screen.tsx';
import { QuickOrderScreen } from '../quick-order-screen.tsx';

const textOf = ({ body }: ApiRequest) => (body as { text: string }).text; // as: the contract's body
const linesOf = (request: ApiRequest) => ({
  results: textOf(request)
    .split('\n')
    .map((line, at) =>
      rowOf(line, { row: at + 1, line: at + 1, match: match('7.1', { code: line.split('\t')[0] ?? '' }) }),
    ),
});
const tableOf = (columns: ListTable['columns'], rows: string[][], hasTitles = true): ListTable => ({
  rows: rows.map((cells, at) => ({ row: at + 1, cells })),
  columns,
  hasTitles,
});
const orders = tableOf(
  ['code', 'none', 'none'],
  [
    ['Ref', 'Pide', 'Vr.'],
    ['TS-71', '12', '900'],
    ['TS-60', '6', '800'],
  ],
);

async function open(table: ListTable | Refusal) {
  const api = mockApi({ user: makeUser() });
  api.on('products', 'POST /recognise', linesOf as never);
  api.on('products', 'POST /recognise/file', table instanceof Refusal ? table : { results: table });
  await renderScreen(<QuickOrderScreen />, { api, signedIn: true, at: '/home/quick-order' });
  await userEvent.click(screen.getAllByRole('button', { name: 'Pegar lista' })[0] as HTMLElement);
  await userEvent.click(await screen.findByRole('radio', { name: 'Excel o CSV' }));
  return api;
}
const book = (name = 'pedido.xlsx') => new File([new Uint8Array([0x50, 0x4b, 3, 4])], name);
const upload = async (file: File) => userEvent.upload(await screen.findByLabelText('Subir Excel o CSV'), file);
const meaningOf = (title: string) => screen.getByRole('combobox', { name: `Qué es ${title}` });
const read = (api: ReturnType<typeof mockApi>) => api.requestsTo('products POST /recognise').map(textOf).at(-1);

test('the person says which column is the units when the guess is wrong, and the list is read so · SEL-003', async () => {
  const api = await open(orders);
  await upload(book());
  expect(await screen.findByText('pedido.xlsx')).toBeDefined();
  expect(screen.getByText('2 filas')).toBeDefined();
  expect(meaningOf('Ref')).toHaveProperty('value', 'code');
  await waitFor(() => expect(read(api)).toBe('TS-71\nTS-60'));
  await userEvent.selectOptions(meaningOf('Pide'), 'Cantidad');
  const preview = within(screen.getByRole('region', { name: 'Así se lee' }));
  await waitFor(() => expect(read(api)).toBe('TS-71\tx12\nTS-60\tx6'));
  expect(preview.getAllByRole('row')[1]?.textContent).toContain('7.1 Rubio');
  await userEvent.selectOptions(meaningOf('Vr.'), 'Cantidad');
  expect(meaningOf('Pide')).toHaveProperty('value', 'none');
  await userEvent.selectOptions(meaningOf('Pide'), 'Cantidad');
  await userEvent.click(screen.getByRole('button', { name: 'Leer 2 filas' }));
  expect(await screen.findByRole('list', { name: '2 líneas' })).toBeDefined();
  expect(read(api)).toBe('TS-71\tx12\nTS-60\tx6');
});

test('titles that are a row are read too, and nothing is read without a code or a product · SEL-003', async () => {
  await open(tableOf(['code', 'units'], [['Tinte', 'tres']], true));
  await upload(book());
  expect(await screen.findByRole('button', { name: 'Leer 0 filas' })).toHaveProperty('disabled', true);
  await userEvent.click(screen.getByRole('switch', { name: 'La fila 1 son títulos' }));
  expect(screen.getByRole('button', { name: 'Leer 1 fila' })).toHaveProperty('disabled', false);
  await userEvent.selectOptions(meaningOf('Columna A'), 'No usar');
  expect(screen.getByText('Elige cuál columna es el código o el producto.')).toBeDefined();
});

test('what the columns mean is remembered for files with the same titles, unless it is switched off · SEL-003', async () => {
  for (const [isKept, expected] of [
    [false, 'none'],
    [true, 'units'],
  ] as const) {
    await open(orders);
    await upload(book());
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Qué es Pide' }), 'Cantidad');
    const keep = screen.getByRole('switch', { name: 'Recordar para archivos con estas columnas' });
    expect(keep).toHaveProperty('checked', true);
    if (!isKept) await userEvent.click(keep);
    await userEvent.click(screen.getByRole('button', { name: 'Leer 2 filas' }));
    await screen.findByRole('list', { name: '2 líneas' });
    cleanup();
    localStorage.removeItem(Object.keys(localStorage).find((key) => key.startsWith('tonalia.quickOrder.0')) ?? '');
    await open(orders);
    await upload(book('otro.xlsx'));
    expect(await screen.findByRole('combobox', { name: 'Qué es Pide' })).toHaveProperty('value', expected);
    cleanup();
  }
});

test('a refused file says why, and another one can be chosen; a text becomes the text · SEL-003', async () => {
  const api = await open(
    new Refusal('INVALID_REQUEST', { message: 'Archivo: tiene más de 500 filas; súbelo en partes.' }),
  );
  await upload(book());
  expect((await screen.findByRole('alert')).textContent).toContain('tiene más de 500 filas');
  api.on('products', 'POST /recognise/file', { results: orders });
  await upload(book());
  await screen.findByText('pedido.xlsx');
  expect(api.requestsTo('products POST /recognise/file')[0]?.body).toEqual({ file: 'UEsDBA==' });
  await userEvent.click(screen.getByRole('button', { name: 'Quitar el archivo' }));
  await upload(new File(['7.1 x3'], 'lista.txt'));
  await userEvent.click(await screen.findByRole('button', { name: /^Cambiar el texto/ }));
  expect(await screen.findByRole('textbox', { name: 'Tu lista' })).toHaveProperty('value', '7.1 x3');
});
