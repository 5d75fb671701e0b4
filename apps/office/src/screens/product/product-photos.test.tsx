import type { Photo, PhotoAlbum } from '@tonalia/contract/media-office';
import type { OfficeProduct } from '@tonalia/contract/product-office';
import type { OfficeRole } from '@tonalia/contract/office-rights';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { signedIn } from '../../../test/orders.ts';
import { type AskedCall, answerWith, refusal, renderOffice } from '../../../test/render-office.tsx';

const BASE = '/api/products/office/media';
const idOf = (n: number): string => `00000000-0000-4000-8000-00000000000${n}`;
const photo = (n: number, change: Partial<Photo> = {}): Photo => ({
  _id: idOf(n),
  ownerKind: 'product',
  ownerId: '12',
  image: `/pictures/photo/${idOf(n)}?v=1`,
  whole: `${BASE}/photos/${idOf(n)}/whole`,
  width: 1_200,
  height: 800,
  alt: '',
  turn: 0,
  crop: null,
  focus: { x: 500, y: 500 },
  cut: false,
  ground: null,
  version: 1,
  createdAt: '2026-11-23T15:24:00Z',
  ...change,
});

const product: OfficeProduct = {
  _id: '12',
  code: 'TS-TPC',
  name: 'Tinte en crema',
  description: '',
  brandId: '1',
  categoryId: '2',
  kind: 'simple',
  hasShades: false,
  minimum: 1,
  taxClass: 'general',
  packForm: 'tubotinte',
  packBody: '#f4f2ee',
  packCap: '#1f2a44',
  tile: 'mantequilla',
  offer: null,
  state: 'published',
  reason: null,
  shades: [],
  warehouses: [],
  presale: null,
  places: { combos: 0, lists: [], deals: [] },
  version: 1,
};

/** The page of a product; the server keeps `store`. */
function open(photos: Photo[], role: OfficeRole = 'operations') {
  const store = { photos };
  const album = (): { body: { results: PhotoAlbum } } => ({
    body: {
      results: {
        owner: {
          kind: 'product',
          _id: '12',
          code: 'TS-TPC',
          name: 'Tinte en crema',
          drawn: '/pictures/product/12?drawn=1',
        },
        photos: store.photos,
      },
    },
  });
  const asked = answerWith({
    'GET /api/office/me': () => signedIn(role),
    'GET /api/products/office/products/12': () => ({ body: { results: product } }),
    'PUT /api/products/office/products/12': () => ({
      body: { results: { refused: [], changed: 0, added: 0, product } },
    }),
    'GET /api/products/office/products/12/packs': () => ({
      body: { results: ['tubotinte', 'cajatinte'].map((form) => ({ form, svg: '<svg/>' })) },
    }),
    'GET /api/products/office/products/12/doctor': () => ({ body: { results: [] } }),
    'GET /api/products/office/versions/filters': () => ({ body: { results: { brands: [], categories: [] } } }),
    [`GET ${BASE}/owners/product/12/photos`]: album,
    [`POST ${BASE}/owners/product/12/photos`]: () => {
      if (store.photos.length >= 3)
        return refusal(400, 'PHOTO_KIND_WRONG', 'Eso no es una foto. Sube JPG, PNG, WebP o AVIF.');
      store.photos = [...store.photos, photo(store.photos.length + 1)];
      return album();
    },
    [`PUT ${BASE}/owners/product/12/photos/order`]: ({ body }: AskedCall) => {
      const ids = body['ids'] as string[]; // as: our own client's body
      store.photos = ids.flatMap((id) => store.photos.find(({ _id }) => _id === id) ?? []);
      return album();
    },
    [`PUT ${BASE}/photos/${idOf(1)}`]: ({ body }: AskedCall) => {
      const [first] = store.photos;
      if (!first || body['version'] !== first.version)
        return refusal(409, 'VERSION_CONFLICT', 'Otra persona cambió esto.');
      store.photos = [{ ...first, ...body, version: first.version + 1 }, ...store.photos.slice(1)];
      return album();
    },
    [`POST ${BASE}/photos/${idOf(1)}/delete`]: () => {
      store.photos = store.photos.slice(1);
      return album();
    },
    [`POST ${BASE}/photos/${idOf(1)}/restore`]: () => {
      store.photos = [photo(1), ...store.photos];
      return album();
    },
  });
  renderOffice('/productos/12');
  return { asked, store };
}

const panel = () => screen.findByRole('region', { name: 'Imagen' });
const thumbs = async () =>
  within(await panel())
    .queryAllByRole('button', { name: /^Foto \d de/ })
    .map((thumb) => within(thumb).getByRole('img').getAttribute('src'));
const file = (name: string) => new File(['x'], name, { type: 'image/jpeg' });

test('without a photograph the panel says what the shop shows, and chosen files are uploaded in their order (OFC-403)', async () => {
  const { asked } = open([]);
  expect(await screen.findByText('Todavía no hay fotos')).toBeTruthy();
  await userEvent.upload(screen.getByLabelText('Subir fotos'), [file('a.jpg'), file('b.jpg')]);
  await waitFor(async () => expect(await thumbs()).toHaveLength(2));
  expect(asked[`POST ${BASE}/owners/product/12/photos`]).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Ilustración' }));
  expect(await screen.findByRole('img', { name: 'Tubo de tinte' })).toBeTruthy();
});

test('a pasted and a dropped file are uploaded; a refused one is named with its reason (OFC-403)', async () => {
  open([photo(1)]);
  const area = await panel();
  await within(area).findByRole('slider', { name: 'Recorte de la foto' });
  fireEvent.paste(document, { clipboardData: { files: [file('pegada.jpg')] } });
  await waitFor(async () => expect(await thumbs()).toHaveLength(2));
  const target = within(area).getByRole('slider', { name: 'Recorte de la foto' });
  fireEvent.drop(target, { dataTransfer: { files: [file('soltada.jpg'), file('hoja.pdf')], types: ['Files'] } });
  await waitFor(async () => expect(await thumbs()).toHaveLength(3));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'hoja.pdf: Eso no es una foto. Sube JPG, PNG, WebP o AVIF.',
  );
});

test('the arrows order the photographs, and the first is the main one (OFC-403)', async () => {
  const { asked } = open([photo(1), photo(2)]);
  const second = await screen.findByRole('button', { name: 'Foto 2 de 2' });
  second.focus();
  await userEvent.keyboard('{ArrowUp}');
  await waitFor(async () => expect((await thumbs())[0]).toContain(idOf(2)));
  expect(asked[`PUT ${BASE}/owners/product/12/photos/order`]?.map(({ body }) => body)).toEqual([
    { ids: [idOf(2), idOf(1)] },
  ]);
});

test('a deleted photograph comes back with Deshacer (OFC-403)', async () => {
  open([photo(1), photo(2)]);
  await userEvent.click(await screen.findByRole('button', { name: 'Borrar' }));
  await waitFor(async () => expect(await thumbs()).toHaveLength(1));
  await userEvent.click(await screen.findByRole('button', { name: 'Deshacer' }));
  await waitFor(async () => expect(await thumbs()).toHaveLength(2));
});

test('turn, zoom, place and ground are saved together, by keyboard too (OFC-403)', async () => {
  const { asked } = open([photo(1)]);
  await userEvent.click(await screen.findByRole('button', { name: 'Girar' }));
  fireEvent.change(screen.getByRole('slider', { name: 'Acercar' }), { target: { value: '2' } });
  const frame = screen.getByRole('slider', { name: 'Recorte de la foto' });
  frame.focus();
  await userEvent.keyboard('{ArrowRight}{ArrowDown}');
  await userEvent.click(screen.getByRole('button', { name: 'Mantequilla' }));
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  await screen.findByText('Foto guardada. La tienda ya la muestra.');
  // turned it is 800 × 1200: half of 800 around its middle, moved by 2 % of the frame
  expect(asked[`PUT ${BASE}/photos/${idOf(1)}`]?.[0]?.body).toEqual({
    alt: '',
    turn: 1,
    crop: { left: 208, top: 408, side: 400 },
    focus: { x: 500, y: 500 },
    cut: true,
    ground: 'mantequilla',
    version: 1,
  });
});

test('who saved second sees the photograph as it is now (OFC-403)', async () => {
  const { store } = open([photo(1)]);
  await userEvent.click(await screen.findByRole('button', { name: 'Girar' }));
  store.photos = [photo(1, { version: 2, alt: 'Tubo' })];
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Otra persona cambió esto.');
  expect(await screen.findByDisplayValue('Tubo')).toBeTruthy();
});

test('a role that only reads sees the photographs and no act on them (OFC-403)', async () => {
  open([photo(1)], 'warehouse');
  await screen.findByRole('button', { name: 'Foto 1 de 1' });
  expect(screen.queryByLabelText('Subir fotos')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Borrar' })).toBeNull();
  expect(screen.queryByRole('slider')).toBeNull();
});

test('a shade has photographs of its own, and its row shows the first (OFC-402, OFC-403)', async () => {
  // jsdom lays nothing out, and only rows in view are drawn
  Object.defineProperties(HTMLElement.prototype, {
    clientHeight: { configurable: true, value: 900 },
    clientWidth: { configurable: true, value: 1440 },
  });
  const shade = (_id: string, number: string, image: string | null): OfficeProduct['shades'][number] => ({
    _id,
    code: `TS-${_id}`,
    shade: number,
    name: 'Rubio',
    volume: null,
    swatch: '#A07040',
    price: 16_100,
    state: 'published',
    reason: null,
    available: 10,
    stock: { BOG: 10 },
    isTopSeller: false,
    isNew: false,
    cost: null,
    photo: image,
  });
  let photos: Photo[] = [];
  const album = () => ({
    body: {
      results: { owner: { kind: 'version', _id: '72', code: 'TS-72', name: '7.2 Rubio', drawn: '/d?v=1' }, photos },
    },
  });
  const shades = () => [shade('71', '7.1', '/pictures/version/71?v=9'), shade('72', '7.2', photos[0]?.image ?? null)];
  answerWith({
    'GET /api/office/me': () => signedIn('operations'),
    'GET /api/products/office/products/12': () => ({
      body: { results: { ...product, hasShades: true, shades: shades() } },
    }),
    'GET /api/products/office/products/12/doctor': () => ({ body: { results: [] } }),
    'GET /api/products/office/versions/filters': () => ({ body: { results: { brands: [], categories: [] } } }),
    [`GET ${BASE}/owners/version/72/photos`]: album,
    [`POST ${BASE}/owners/version/72/photos`]: () => {
      photos = [photo(1, { ownerKind: 'version', ownerId: '72', image: '/pictures/version/72?v=1' })];
      return album();
    },
  });
  renderOffice('/productos/12');
  const row = async (name: string) => screen.findByRole('button', { name: `Fotos de ${name}`, hidden: true });
  expect((await row('7.1 Rubio')).querySelector('img')?.getAttribute('src')).toBe('/pictures/version/71/96.webp?v=9');
  expect((await row('7.2 Rubio')).querySelector('img')).toBeNull();
  await userEvent.click(await row('7.2 Rubio'));
  const sheet = await screen.findByRole('dialog', { name: 'Fotos de 7.2 Rubio' });
  await userEvent.upload(await within(sheet).findByLabelText('Subir fotos'), file('tono.jpg'));
  await within(sheet).findByRole('button', { name: 'Foto 1 de 1' });
  await userEvent.click(within(sheet).getByRole('button', { name: 'Cerrar' }));
  await waitFor(async () =>
    expect((await row('7.2 Rubio')).querySelector('img')?.getAttribute('src')).toBe('/pictures/version/72/96.webp?v=1'),
  );
});

test('the drawn pack has its form, colours and tile chosen here, and they wait with the other unsaved values (OFC-403)', async () => {
  const { asked } = open([]);
  await userEvent.click(await screen.findByRole('button', { name: 'Ilustración' }));
  const forms = within(await screen.findByRole('group', { name: 'Forma del envase' }));
  expect((await forms.findByRole('button', { name: 'Tubo de tinte' })).getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(forms.getByRole('button', { name: 'Caja de tinte' }));
  expect(screen.getByRole('img', { name: 'Caja de tinte' })).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Envase'), { target: { value: '#C02040' } });
  fireEvent.change(screen.getByLabelText('Tapa'), { target: { value: 'azul---' } });
  expect(screen.getByText('Escribe el color como #1f2a44')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Salvia' }));
  const bar = within(await screen.findByRole('toolbar', { name: 'Cambios sin guardar' }));
  await bar.findByText('3 cambios');
  // the server draws what is not saved
  await waitFor(() =>
    expect(asked['GET /api/products/office/products/12/packs']?.at(-1)?.query).toEqual({
      body: '#c02040',
      cap: '#1f2a44',
    }),
  );
  await userEvent.click(bar.getByRole('button', { name: /^Guardar/ }));
  await waitFor(() =>
    expect(asked['PUT /api/products/office/products/12']?.at(-1)?.body).toMatchObject({
      product: { packForm: 'cajatinte', packBody: '#c02040', tile: 'salvia' },
    }),
  );
});
