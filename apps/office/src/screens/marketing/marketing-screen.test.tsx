import type { OfficeBanner, OfficeHeader } from '@tonalia/contract/promotions-office';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';
import { signedIn } from '../../../test/orders.ts';
import { answerWith, refusal, renderOffice } from '../../../test/render-office.tsx';
import { readMarketingSearch } from './marketing-search.ts';

const BANNERS = 'GET /api/marketing/office/banners';
const HEADERS = 'GET /api/marketing/office/headers';
const SAVE = 'PUT /api/marketing/office/banners/1';
const ORDER = 'PUT /api/marketing/office/banner-order';
const banner = (_id: string, more: Partial<OfficeBanner> = {}): OfficeBanner => ({
  _id,
  place: 'featured',
  title: 'Semana del color',
  subtitle: 'Hasta 20 %',
  link: '/products/custom-list/rizos',
  target: null,
  image: `/pictures/banner/${_id}`,
  hasPhoto: false,
  from: '2026-11-20T05:00:00.000Z',
  until: null,
  state: 'running',
  version: 3,
  ...more,
});
const header: OfficeHeader = {
  _id: '7',
  title: 'Semana del color: −20 %',
  link: '/home/offers/full',
  target: { kind: 'page', page: 'offers' },
  from: '2026-11-20T05:00:00.000Z',
  until: '2099-11-27T05:00:00.000Z',
  timer: true,
  design: { timerBg: '#062E23', itemTimeText: '#FFFFFF', itemTimeBg: '#0F4636', tagText: '#FFFFFF', tagBg: '#062E23' },
  state: 'running',
  version: 2,
};
const office = (more = {}, role: Parameters<typeof signedIn>[0] = 'marketing') =>
  answerWith({
    'GET /api/office/me': () => signedIn(role),
    [BANNERS]: () => ({
      body: {
        results: [banner('1'), banner('2', { title: 'Combos', state: 'draft' }), banner('3', { place: 'popup' })],
      },
    }),
    [HEADERS]: () => ({ body: { results: [header] } }),
    'GET /api/marketing/office/coupons': () => ({
      body: { results: [], page: 1, limit: 50, total: 9, totalIsExact: true, pages: 1 },
    }),
    'GET /api/products/office/versions/filters': () => ({
      body: { results: { brands: [{ _id: '4', name: 'Nácar' }], categories: [] } },
    }),
    ...more,
  });

// the parts that load later are there, so that no test waits for their compilation
beforeAll(() =>
  Promise.all([
    import('./banners-tab.tsx'),
    import('./banner-screen.tsx'),
    import('./header-tab.tsx'),
    import('./marketing-screen.tsx'),
  ]),
);

test('banners are listed by place, and the keys of a grip change their order in the shop (OFC-501)', async () => {
  const asked = office({ [ORDER]: () => ({ body: { results: { ok: true } } }) });
  renderOffice('/mercadeo');
  const row = within(await screen.findByRole('region', { name: 'Destacados' }));
  expect(row.getAllByRole('listitem')).toHaveLength(2);
  expect(row.getByText('Borrador')).toBeDefined();
  row.getByRole('button', { name: 'Mover Semana del color' }).focus();
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(() => expect(asked[ORDER]?.at(-1)?.body).toEqual({ place: 'featured', ids: ['2', '1'] }));
});

test('a banner keeps a page that cannot be chosen until another one is, and says why it was refused (OFC-501)', async () => {
  let isOld = true;
  const asked = office({
    [SAVE]: () =>
      isOld ? refusal(409, 'VERSION_CONFLICT', 'Otra persona lo cambió.') : { body: { results: banner('1') } },
  });
  renderOffice('/mercadeo?banner=1');
  const title = await screen.findByLabelText(/^Título/);
  expect(screen.getByText('3 de 6 palabras')).toBeDefined();
  expect(screen.getByLabelText<HTMLSelectElement>('Lleva a').value).toBe('');
  await userEvent.type(title, ' hoy');
  await userEvent.click(screen.getByRole('button', { name: 'Publicar' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Otra persona lo cambió.');
  expect(asked[SAVE]?.at(-1)?.body).toMatchObject({
    title: 'Semana del color hoy',
    target: null,
    scene: null,
    from: '2026-11-20T05:00:00.000Z',
    isDraft: false,
    version: 3,
  });
  await userEvent.selectOptions(screen.getByLabelText('Lleva a'), 'Una marca');
  expect(screen.getByRole('button', { name: 'Publicar' }).hasAttribute('disabled')).toBe(false);
  await userEvent.selectOptions(screen.getByLabelText('Una marca'), 'Nácar');
  isOld = false;
  await userEvent.click(screen.getByRole('button', { name: 'Guardar borrador' }));
  await waitFor(() =>
    expect(asked[SAVE]?.at(-1)?.body).toMatchObject({ target: { kind: 'brand', _id: '4' }, isDraft: true }),
  );
});

test('the countdown header is saved in colours that can be read only (OFC-501)', async () => {
  const save = 'PUT /api/marketing/office/headers/7';
  const asked = office({ [save]: () => ({ body: { results: header } }) });
  renderOffice('/mercadeo?vista=encabezado');
  await userEvent.click(await screen.findByRole('radio', { name: /Vino/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  await waitFor(() =>
    expect(asked[save]?.at(-1)?.body).toMatchObject({
      title: header.title,
      target: { kind: 'page', page: 'offers' },
      timer: true,
      design: { timerBg: '#7c1d35', tagText: '#ffffff' },
      version: 2,
    }),
  );
});

test('colours of which one only is a named pair are shown as own colours (OFC-501)', async () => {
  office({
    [HEADERS]: () => ({
      body: { results: [{ ...header, design: { ...header.design, timerBg: '#7c1d35', tagText: '#fde9b8' } }] },
    }),
  });
  renderOffice('/mercadeo?vista=encabezado');
  await screen.findByRole('radio', { name: /#7C1D35, #FDE9B8/, checked: true });
  expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(1);
});

test('a role that only reads sees no button that changes banners (OFC-501)', async () => {
  office({}, 'catalogue');
  renderOffice('/mercadeo');
  await screen.findByRole('region', { name: 'Destacados' });
  expect(screen.queryByRole('button', { name: 'Crear banner' })).toBeNull();
});

test('an address of mercadeo that is not understood shows the banners', () => {
  expect(
    readMarketingSearch({ vista: 'x', banner: 'nuevo', lugar: 'popup', estado: 'y', desde: '2026-11-23' }),
  ).toEqual({
    banner: 'nuevo',
    lugar: 'popup',
    desde: '2026-11-23',
  });
});
