import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { comboParts, makeCombo } from '../../../test/make-combo.ts';
import { makeUser } from '../../../test/make.ts';
import { mockApi } from '../../../test/mock-api.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { ProductScreen } from './product-screen.tsx';

test('a combo is chosen and added on its own page as in the list · RT-22', async () => {
  const combo = makeCombo();
  const api = mockApi({ user: makeUser() });
  api.on('products', 'GET /product/query', { results: combo });
  await renderScreen(<ProductScreen productId={combo._id} />, { api, signedIn: true });
  const parts = await screen.findByRole('list', { name: 'Qué trae' });
  expect(screen.getByText('Ahorras $ 15.000')).toBeDefined();

  await userEvent.click(screen.getByRole('button', { name: 'Agregar combo' }));
  expect(
    within(parts)
      .getAllByRole('alert')
      .map(({ textContent }) => textContent),
  ).toEqual(['Debe seleccionar un color', 'Debes seleccionar un volumen de Oxidante en crema']);
  expect(document.activeElement?.textContent).toBe('Elegir');
  expect(api.requestsTo('purchase POST /cart/additem')).toEqual([]);

  await userEvent.click(within(parts).getByRole('button', { name: 'Elegir para Tinte permanente' }));
  const sheet = await screen.findByRole('dialog', { name: 'Tinte permanente' });
  await userEvent.click(within(sheet).getByRole('button', { name: '7.1 Rubio medio cenizo' }));
  await userEvent.click(within(sheet).getByRole('button', { name: '6.0 Rubio oscuro' }));
  await userEvent.click(within(sheet).getByRole('button', { name: 'Listo' }));
  await userEvent.click(screen.getByRole('radio', { name: '20 vol' }));
  await userEvent.click(screen.getByRole('button', { name: 'Agregar una unidad' }));
  await userEvent.click(screen.getByRole('button', { name: 'Agregar combo' }));
  await waitFor(() => expect(api.requestsTo('purchase POST /cart/additem')).toHaveLength(1));
  expect(api.requestsTo('purchase POST /cart/additem')[0]?.body).toMatchObject({
    code: combo.code,
    quantity: 2,
    assemblies: [
      { code: 'TS', versionCode: 'TS-71' },
      { code: 'TS', versionCode: 'TS-60' },
      { code: 'OX', versionCode: 'OX-20' },
    ],
  });
});

test("a guest's choices of a combo remain after signing in · VAL-12", async () => {
  const combo = makeCombo();
  const open = async (user: ReturnType<typeof makeUser> | null) => {
    const api = mockApi({ user });
    api.on('products', 'GET /product/query', { results: combo });
    await renderScreen(<ProductScreen productId={combo._id} />, { api, signedIn: user !== null });
    return screen.findByRole('list', { name: 'Qué trae' });
  };
  const parts = await open(null);
  await userEvent.click(within(parts).getByRole('button', { name: 'Elegir para Tinte permanente' }));
  const sheet = await screen.findByRole('dialog', { name: 'Tinte permanente' });
  await userEvent.click(within(sheet).getByRole('button', { name: '7.1 Rubio medio cenizo' }));
  await userEvent.click(within(sheet).getByRole('button', { name: '6.0 Rubio oscuro' }));
  await userEvent.click(within(sheet).getByRole('button', { name: 'Listo' }));
  await userEvent.click(screen.getByRole('radio', { name: '20 vol' }));
  await userEvent.click(screen.getByRole('button', { name: 'Agregar una unidad' }));
  await userEvent.click(screen.getByRole('button', { name: 'Agregar combo' }));
  cleanup();
  await open(makeUser());
  expect(screen.getByText('2 unidades')).toBeDefined();
  expect(screen.getByRole('button', { name: /^Quitar 7.1 Rubio medio cenizo/ })).toBeDefined();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '20 vol' }).checked).toBe(true);
});

test('the last combo can be bought', async () => {
  const [tubes, , , soap] = comboParts;
  if (!tubes || !soap) throw new Error('a part is missing');
  const fixed = { ...tubes, versionCode: 'TS-71', versions: tubes.versions.slice(0, 1) };
  const combo = makeCombo({ assemblies: [fixed, soap], stock: 1 });
  const api = mockApi({ user: makeUser() });
  api.on('products', 'GET /product/query', { results: combo });
  await renderScreen(<ProductScreen productId={combo._id} />, { api, signedIn: true });
  await screen.findByRole('list', { name: 'Qué trae' });
  expect(screen.queryByText(/ya no alcanza para este combo/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Agregar combo' }));
  await waitFor(() => expect(api.requestsTo('purchase POST /cart/additem')[0]?.body).toMatchObject({ quantity: 1 }));
});
