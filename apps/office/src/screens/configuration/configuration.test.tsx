import type { OfficeSetting } from '@tonalia/contract/settings-office';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { signedIn } from '../../../test/orders.ts';
import { answerWith, refusal, renderOffice } from '../../../test/render-office.tsx';

const setting = (key: string, value: string | null, more: Partial<OfficeSetting> = {}): OfficeSetting => ({
  key,
  value,
  example: 'Belleza Pro',
  isRequired: true,
  isMissing: false,
  set: { by: 'Laura Gómez', at: '2026-11-20T15:00:00.000Z' },
  ...more,
});
const saved = (name = 'Tonalia') => [
  setting('brand.name', name),
  setting('company.name', null, { isMissing: true, set: null }),
  setting('support.email', 'hola@tonalia.co'),
  setting('legal.terms', 'versión 2026-11-23, 12 partes'),
];
const PUT = 'PUT /api/office/settings';
const office = (role: 'owner' | 'operations' = 'owner', list = saved()) => ({
  'GET /api/office/me': () => signedIn(role),
  'GET /api/office/settings': () => ({ body: { results: list } }),
});
const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });

test('typed values are saved together with what was seen, and a refusal loses none of them (OFC-505)', async () => {
  let isRefused = true;
  const asked = answerWith({
    ...office(),
    [PUT]: () =>
      isRefused
        ? refusal(400, 'SETTING_WRONG', 'Correo de ayuda debe ser como: hola@bellezapro.example.')
        : { body: { results: saved('Belleza Sur') } },
  });
  renderOffice('/configuracion/empresa');
  const brand = await field('Nombre en la tienda');
  expect(screen.getByText('Falta para publicar la tienda')).toBeDefined();
  await userEvent.clear(brand);
  await userEvent.type(brand, 'Belleza Sur');
  await userEvent.type(await field('Razón social'), 'Belleza Sur S.A.S.');
  const bar = within(screen.getByRole('toolbar', { name: 'Cambios sin guardar' }));
  expect(bar.getByText('2 cambios')).toBeDefined();
  await userEvent.click(bar.getByRole('button', { name: /Guardar/ }));
  expect(await bar.findByText(/Correo de ayuda debe ser como/)).toBeDefined();
  expect(brand.value).toBe('Belleza Sur');
  isRefused = false;
  await userEvent.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(screen.queryByRole('toolbar')).toBeNull());
  expect(asked[PUT]?.at(-1)?.body).toEqual({
    changes: [
      { key: 'brand.name', value: 'Belleza Sur', seen: 'Tonalia' },
      { key: 'company.name', value: 'Belleza Sur S.A.S.', seen: null },
    ],
  });
});

test('the regime of the company is chosen from three, and the resolution of the DIAN is typed (OFC-505)', async () => {
  const optional = { isRequired: false, set: null };
  const list = [
    ...saved(),
    setting('company.regime', 'Responsable de IVA', optional),
    setting('company.dian_resolution', null, optional),
  ];
  const asked = answerWith({ ...office('owner', list), [PUT]: () => ({ body: { results: list } }) });
  renderOffice('/configuracion/empresa');
  const regime = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Régimen' });
  expect(regime.value).toBe('Responsable de IVA');
  await userEvent.selectOptions(regime, 'Régimen simple');
  await userEvent.type(await field('Resolución DIAN'), '18764082211430');
  await userEvent.click(screen.getByRole('button', { name: /Guardar/ }));
  await waitFor(() =>
    expect(asked[PUT]?.at(-1)?.body).toEqual({
      changes: [
        { key: 'company.regime', value: 'Régimen simple', seen: 'Responsable de IVA' },
        { key: 'company.dian_resolution', value: '18764082211430', seen: null },
      ],
    }),
  );
});

test('leaving asks before typed values are lost', async () => {
  answerWith(office());
  renderOffice('/configuracion/empresa');
  const brand = await field('Nombre en la tienda');
  const rules = () =>
    within(screen.getByRole('navigation', { name: 'Partes de la configuración' })).getByRole('link', {
      name: 'Reglas del negocio',
    });
  await userEvent.type(brand, ' Pro');
  await userEvent.click(rules());
  const question = async () => within(await screen.findByRole('dialog', { name: '¿Descartar lo que escribiste?' }));
  await userEvent.click((await question()).getByRole('button', { name: 'Seguir aquí' }));
  expect(brand.value).toBe('Tonalia Pro');
  await userEvent.click(rules());
  await userEvent.click((await question()).getByRole('button', { name: 'Descartar' }));
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Nombre en la tienda' })).toBeNull());
});

test('of two people the second sees both values and chooses (OFC-008)', async () => {
  let list = saved();
  const asked = answerWith({
    ...office(),
    'GET /api/office/settings': () => ({ body: { results: list } }),
    [PUT]: ({ body }) => {
      const [change] = body['changes'] as { seen: string; value: string }[]; // as: what the screen sends
      if (change?.seen === 'Tonalia') {
        list = saved('Belleza Norte');
        return refusal(409, 'VERSION_CONFLICT', 'Otra persona guardó un cambio antes.');
      }
      return { body: { results: saved(change?.value) } };
    },
  });
  renderOffice('/configuracion/empresa');
  await userEvent.type(await field('Nombre en la tienda'), ' Pro');
  await userEvent.click(screen.getByRole('button', { name: /Guardar/ }));
  const note = within(await screen.findByRole('alert'));
  expect(await note.findByText('Tonalia Pro')).toBeDefined();
  expect(note.getByText('Belleza Norte')).toBeDefined();
  await userEvent.click(note.getByRole('button', { name: 'Volver a guardar lo mío' }));
  await waitFor(() => expect(asked[PUT]).toHaveLength(2));
  expect(asked[PUT]?.[1]?.body).toEqual({
    changes: [{ key: 'brand.name', value: 'Tonalia Pro', seen: 'Belleza Norte' }],
  });
});

test('a role that only reads changes nothing, and the history shows before and after (OFC-004, OFC-506)', async () => {
  answerWith({
    ...office('operations'),
    'GET /api/office/settings/brand.name/history': () => ({
      body: {
        results: [{ at: '2026-11-20T15:00:00.000Z', by: 'Laura Gómez', before: 'Tienda', after: 'Tonalia' }],
      },
    }),
  });
  renderOffice('/configuracion/empresa');
  expect((await field('Nombre en la tienda')).readOnly).toBe(true);
  expect(screen.queryByRole('button', { name: 'Editar' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Operadores y roles' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Historial de Nombre en la tienda' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('Tienda')).toBeDefined();
  expect(dialog.getByText(/Laura Gómez, vie 20 nov/)).toBeDefined();
});

test('the terms are published as another version of their text (OFC-505)', async () => {
  const asked = answerWith({
    ...office(),
    'GET /api/office/settings/terms/text': () => ({ body: { results: { text: '## Uno {#uno}\n\nTexto.' } } }),
    [PUT]: () => ({ body: { results: saved() } }),
  });
  renderOffice('/configuracion/empresa');
  await userEvent.click(await screen.findByRole('button', { name: 'Editar' }));
  const text = await screen.findByRole('textbox', { name: /^Texto/ });
  expect(screen.getByRole('button', { name: 'Publicar' })).toHaveProperty('disabled', true);
  await userEvent.type(text, ' Más.');
  await userEvent.click(screen.getByRole('button', { name: 'Publicar' }));
  await waitFor(() =>
    expect(asked[PUT]?.[0]?.body).toEqual({
      changes: [{ key: 'legal.terms', value: '## Uno {#uno}\n\nTexto. Más.', seen: 'versión 2026-11-23, 12 partes' }],
    }),
  );
});

test('terms that another person published meanwhile are shown, and the typed text is kept (OFC-008)', async () => {
  let list = saved();
  const asked = answerWith({
    ...office(),
    'GET /api/office/settings': () => ({ body: { results: list } }),
    'GET /api/office/settings/terms/text': () => ({ body: { results: { text: '## Uno {#uno}\n\nTexto.' } } }),
    [PUT]: ({ body }) => {
      const [change] = body['changes'] as { seen: string }[]; // as: what the screen sends
      if (change?.seen !== 'versión 2026-11-23, 12 partes') return { body: { results: list } };
      list = [...saved().slice(0, 3), setting('legal.terms', 'versión 2026-11-27, 3 partes')];
      return refusal(409, 'VERSION_CONFLICT', 'Otra persona guardó un cambio antes.');
    },
  });
  renderOffice('/configuracion/empresa');
  await userEvent.click(await screen.findByRole('button', { name: 'Editar' }));
  const text = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Texto/ });
  await userEvent.type(text, ' Más.');
  await userEvent.click(screen.getByRole('button', { name: 'Publicar' }));
  const note = within(await screen.findByRole('alert'));
  expect(await note.findByText('versión 2026-11-27, 3 partes')).toBeDefined();
  expect(text.value).toContain('Más.');
  await userEvent.click(note.getByRole('button', { name: 'Volver a guardar lo mío' }));
  await waitFor(() => expect(asked[PUT]).toHaveLength(2));
  expect(asked[PUT]?.[1]?.body).toMatchObject({ changes: [{ seen: 'versión 2026-11-27, 3 partes' }] });
});

const rulesOf = (days: string | null) => [
  ...saved(),
  setting('policy.return_days', days, { isRequired: false, set: null }),
  setting('policy.credit_days', null, { isRequired: false, set: null }),
];

test('a rule of the business is found by its words, with value, bounds and reason (OFC-506)', async () => {
  answerWith(office('owner', rulesOf(null)));
  renderOffice('/configuracion/reglas');
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Buscar una regla' }), 'corte');
  const rule = (await screen.findByText('Hora de corte')).closest('li');
  expect(rule?.textContent).toContain('16:00 hora');
  expect(rule?.textContent).toContain('entre 00:00 y 23:59');
  await waitFor(() => expect(screen.queryByText('Franjas de entrega')).toBeNull());
});

test('an owner changes rules together, empties a field for the usual value, and sees a refusal beside them (OFC-506)', async () => {
  let isRefused = true;
  const asked = answerWith({
    ...office('owner', rulesOf('7')),
    [PUT]: () =>
      isRefused
        ? refusal(400, 'SETTING_WRONG', 'Plazo del cupo debe ser como: 30, entre 1 y 180.')
        : { body: { results: rulesOf(null) } },
  });
  renderOffice('/configuracion/reglas');
  const days = await field('Días para devolver, días');
  const credit = await field('Plazo del cupo, días');
  expect([days.value, credit.value]).toEqual(['7', '30']);
  await userEvent.clear(days);
  await userEvent.clear(credit);
  expect(credit.value).toBe('');
  await userEvent.type(credit, '900');
  const bar = within(screen.getByRole('toolbar', { name: 'Cambios sin guardar' }));
  await userEvent.click(bar.getByRole('button', { name: /Guardar/ }));
  expect(await bar.findByText(/entre 1 y 180/)).toBeDefined();
  isRefused = false;
  await userEvent.click(bar.getByRole('button', { name: /Guardar/ }));
  await waitFor(() => expect(days.value).toBe('5'));
  expect(asked[PUT]?.at(-1)?.body).toEqual({
    changes: [
      { key: 'policy.return_days', value: null, seen: '7' },
      { key: 'policy.credit_days', value: '900', seen: null },
    ],
  });
});

test('a role that only reads sees the rules in force and cannot type (OFC-506)', async () => {
  answerWith(office('operations', rulesOf('7')));
  renderOffice('/configuracion/reglas');
  const days = await field('Días para devolver, días');
  expect([days.value, days.readOnly]).toEqual(['7', true]);
});

const camila = {
  _id: '00000000-0000-4000-8000-000000000002',
  name: 'Camila Moreno',
  email: 'camila@salon.test',
  role: 'operations',
  stage: 'active',
};
const team = [{ ...camila, hasPasskey: false, warehouseId: null, lastSeenAt: null, version: 3 }];

test('the list of operators says what each proves itself with, and which of them are here (OFC-003)', async () => {
  const [here, earlier] = [new Date().toISOString(), new Date(Date.now() - 3_600_000).toISOString()];
  const others = [
    { ...team[0], _id: '00000000-0000-4000-8000-000000000003', name: 'Ana', hasPasskey: true, lastSeenAt: here },
    { ...team[0], _id: '00000000-0000-4000-8000-000000000004', name: 'Luisa', stage: 'enrolling', lastSeenAt: earlier },
    { ...team[0], _id: '00000000-0000-4000-8000-000000000005', name: 'Iván', stage: 'invited', warehouseId: 'MDE' },
  ];
  answerWith({
    ...office(),
    'GET /api/office/operators': () => ({ body: { results: [...team, ...others] } }),
    'GET /api/tracking/office/warehouses': () => ({ body: { results: [{ _id: 'MDE', name: 'Medellín' }] } }),
  });
  renderOffice('/configuracion/operadores');
  const rows = within(await screen.findByRole('region', { name: 'Operadores' })).getAllByRole('listitem');
  const texts = rows.map((row) => row.textContent);
  expect(texts[0]).toContain('Código–');
  expect(texts[1]).toContain('Llave de accesoen línea');
  expect(texts[2]).toContain('Sin segundo factor');
  expect(texts[2]).not.toContain('en línea');
  expect(texts[3]).toContain('Invitación enviada–');
  // where each works
  expect(texts[0]).toContain('TodasCódigo');
  await waitFor(() => expect(rows[3]?.textContent).toContain('MedellínInvitación'));
});

test('an owner invites an operator after the second factor, and passes the link on (OFC-003, OFC-005)', async () => {
  let isConfirmed = false;
  const asked = answerWith({
    ...office(),
    'GET /api/office/operators': () => ({ body: { results: team } }),
    'POST /api/office/operators': () =>
      isConfirmed
        ? {
            body: {
              results: {
                _id: '00000000-0000-4000-8000-000000000003',
                link: 'https://tonalia.test/oficina/invitacion#abc',
              },
            },
          }
        : refusal(403, 'STEP_UP_REQUIRED', 'Confirma con tu segundo factor para seguir.'),
    'POST /api/office/step-up': () => {
      isConfirmed = true;
      return { body: { ok: true } };
    },
  });
  renderOffice('/configuracion/operadores');
  await screen.findByText('camila@salon.test');
  await userEvent.click(screen.getByRole('button', { name: 'Invitar operador' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Nombre' }), 'Iván Rojas');
  await userEvent.type(screen.getByRole('textbox', { name: 'Correo' }), 'ivan@salon.test');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Rol' }), 'Bodega');
  await userEvent.click(screen.getByRole('button', { name: 'Enviar invitación' }));
  await waitFor(() => expect(asked['POST /api/office/operators']).toHaveLength(1));
  expect(asked['POST /api/office/operators']?.[0]?.body).toEqual({
    name: 'Iván Rojas',
    email: 'ivan@salon.test',
    role: 'warehouse',
  });
  expect(await screen.findByText('Confirma con tu segundo factor para cambiar quién entra.')).toBeDefined();
});

test('the role of an operator changes with its version, and another one leaves (OFC-003, OFC-008)', async () => {
  const asked = answerWith({
    ...office(),
    'GET /api/office/operators': () => ({ body: { results: team } }),
    [`PUT /api/office/operators/${camila._id}`]: () => ({ body: { ok: true } }),
    [`POST /api/office/operators/${camila._id}/leave`]: () => ({ body: { ok: true } }),
  });
  renderOffice('/configuracion/operadores');
  const acts = async (name: string) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Acciones de Camila Moreno' }));
    await userEvent.click(screen.getByRole('button', { name }));
  };
  const role = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Rol de Camila Moreno' });
  await userEvent.selectOptions(role, 'Cartera');
  // an arrow key chooses like this: without the button nothing is saved, and Escape takes it back
  expect(asked[`PUT /api/office/operators/${camila._id}`]).toBeUndefined();
  await userEvent.type(role, '{Escape}');
  expect(role.value).toBe('operations');
  expect(screen.queryByRole('button', { name: 'Guardar el rol de Camila Moreno' })).toBeNull();
  await userEvent.selectOptions(role, 'Cartera');
  await userEvent.click(screen.getByRole('button', { name: 'Guardar el rol de Camila Moreno' }));
  await waitFor(() =>
    expect(asked[`PUT /api/office/operators/${camila._id}`]?.[0]?.body).toEqual({
      name: 'Camila Moreno',
      role: 'receivables',
      version: 3,
    }),
  );
  expect(await screen.findByText('Camila Moreno queda con el rol Cartera')).toBeDefined();
  await acts('Cambiar nombre');
  await userEvent.type(screen.getByRole('textbox', { name: 'Nombre' }), ' Díaz');
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  await waitFor(() =>
    expect(asked[`PUT /api/office/operators/${camila._id}`]?.[1]?.body).toEqual({
      name: 'Camila Moreno Díaz',
      role: 'operations',
      version: 3,
    }),
  );
  await acts('Retirar');
  const dialog = within(await screen.findByRole('dialog', { name: '¿Retirar a Camila Moreno?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Retirar' }));
  expect(await screen.findByText('Camila Moreno ya no entra a la oficina')).toBeDefined();
  expect(asked[`POST /api/office/operators/${camila._id}/leave`]).toHaveLength(1);
});

test('a role in the list asks for the second factor, and a refusal says why and shows the role as it is (OFC-003, OFC-008)', async () => {
  const PUT_ROLE = `PUT /api/office/operators/${camila._id}`;
  let answer = refusal(403, 'STEP_UP_REQUIRED', 'Confirma con tu segundo factor para seguir.');
  let list = team;
  const asked = answerWith({
    ...office(),
    'GET /api/office/operators': () => ({ body: { results: list } }),
    [PUT_ROLE]: () => answer,
    'POST /api/office/step-up': () => {
      answer = refusal(409, 'VERSION_CONFLICT', 'Otra persona guardó un cambio antes.');
      list = [{ ...camila, role: 'catalogue', hasPasskey: false, warehouseId: null, lastSeenAt: null, version: 4 }];
      return { body: { results: { confirmedUntil: '2026-11-23T15:00:00.000Z' } } };
    },
  });
  renderOffice('/configuracion/operadores');
  const role = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Rol de Camila Moreno' });
  await userEvent.selectOptions(role, 'Cartera');
  await userEvent.click(screen.getByRole('button', { name: 'Guardar el rol de Camila Moreno' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox'), '123456');
  await userEvent.click(dialog.getByRole('button', { name: 'Confirmar' }));
  expect(await screen.findByText('Otra persona guardó un cambio antes.')).toBeDefined();
  expect(asked[PUT_ROLE]).toHaveLength(2);
  await waitFor(() => expect(role.value).toBe('catalogue'));
});

test('a colour that white text cannot be read on names the nearest that passes, and a press takes it (OFC-505)', async () => {
  const list = [...saved(), setting('brand.colour', null), setting('brand.accent_colour', '#C2264A')];
  const asked = answerWith({ ...office('owner', list), [PUT]: () => ({ body: { results: list } }) });
  renderOffice('/configuracion/empresa');
  const accent = await field('Acento, en hexadecimal');
  await userEvent.clear(accent);
  await userEvent.type(accent, '#E8829A');
  expect(await screen.findByText('Acento no alcanza 4,5 con texto blanco')).toBeDefined();
  const use = screen.getByRole('button', { name: /^Usar #/ });
  const nearest = use.textContent?.replace('Usar ', '');
  await userEvent.click(use);
  expect(accent.value).toBe(nearest);
  expect(screen.queryByText(/no alcanza/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /Guardar/ }));
  await waitFor(() =>
    expect(asked[PUT]?.at(-1)?.body).toEqual({
      changes: [{ key: 'brand.accent_colour', value: nearest, seen: '#C2264A' }],
    }),
  );
});

test("a colour that is typed shows in the preview at once, and the office takes the owner's saved ones (OFC-505)", async () => {
  const list = [...saved(), setting('brand.colour', null)];
  answerWith({
    ...office('owner', list),
    'GET /api/settings/shop': () => ({
      body: { results: { brand: 'Belleza Sur', palette: { '--color-esmeralda-600': '#1b56c4' } } },
    }),
  });
  renderOffice('/configuracion/empresa');
  const main = await field('Principal, en hexadecimal');
  expect(main.value).toBe('#0B6549');
  await userEvent.clear(main);
  await userEvent.type(main, '#7A1FA2');
  const phone = screen.getByRole('region', { name: 'Así se ve' }).querySelector<HTMLElement>('.light');
  expect(phone?.style.getPropertyValue('--color-esmeralda-600')).toBe('#7a1fa2');
  await waitFor(() => expect(document.documentElement.style.getPropertyValue('--color-esmeralda-600')).toBe('#1b56c4'));
});

test('a logo is shown as soon as it is stored, a refused file says why, and it can be removed (OFC-505)', async () => {
  let answer: () => ReturnType<typeof refusal> | { body: unknown } = () =>
    refusal(400, 'BRAND_PICTURE_WRONG', 'Ese archivo no se puede mostrar.');
  let logo: string | null = null;
  const asked = answerWith({
    ...office(),
    'GET /api/office/settings': () => ({ body: { results: [...saved(), setting('brand.logo', logo)] } }),
    'GET /api/settings/shop': () => ({ body: { results: { brand: 'Belleza Sur', logo: null, icon: null } } }),
    'PUT /api/settings/office/brand/logo': () => answer(),
    [PUT]: () => {
      logo = null;
      return { body: { results: saved() } };
    },
  });
  renderOffice('/configuracion/empresa');
  const panel = within(await screen.findByRole('region', { name: 'Marca' }));
  const input = panel.getByLabelText('Cambiar logo', { selector: 'input' });
  await userEvent.upload(input, new File(['<svg/>'], 'logo.svg'));
  expect(await panel.findByText('Ese archivo no se puede mostrar.')).toBeDefined();
  answer = () => ({ body: { results: { url: '/logo.png', width: 480, height: 120 } } });
  logo = '480 × 120 px';
  await userEvent.upload(input, new File(['<svg/>'], 'logo.svg'));
  const shown = await panel.findByRole('img', { name: 'Belleza Sur' });
  expect(shown.getAttribute('src')).toBe('/logo.png');
  expect(asked['PUT /api/settings/office/brand/logo']?.at(-1)?.body).toEqual({ file: btoa('<svg/>') });
  await userEvent.click(await panel.findByRole('button', { name: 'Quitar logo' }));
  await waitFor(() => expect(panel.getByRole('img', { name: 'Belleza Sur' }).getAttribute('src')).toBeNull());
  expect(asked[PUT]?.at(-1)?.body).toEqual({ changes: [{ key: 'brand.logo', value: null, seen: '480 × 120 px' }] });
});

test('rules that let money leave are saved after the second factor, with nothing typed lost (OFC-506, OFC-003)', async () => {
  const list = [...saved(), setting('policy.refund_alone_limit', null)];
  let isConfirmed = false;
  const asked = answerWith({
    ...office('owner', list),
    [PUT]: () =>
      isConfirmed ? { body: { results: list } } : refusal(403, 'STEP_UP_REQUIRED', 'Confirma que eres tú.'),
    'POST /api/office/step-up': () => {
      isConfirmed = true;
      return { body: { results: { confirmedUntil: '2026-11-23T15:00:00.000Z' } } };
    },
  });
  renderOffice('/configuracion/reglas');
  const [rule] = await screen.findAllByRole<HTMLInputElement>('textbox', {
    name: 'Reembolso sin segunda persona, pesos',
  });
  if (!rule) throw new Error('the rule is not on the page');
  await userEvent.clear(rule);
  await userEvent.type(rule, '900.000');
  await userEvent.click(screen.getByRole('button', { name: /Guardar/ }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(rule.value).toBe('900.000');
  await userEvent.type(dialog.getByRole('textbox'), '123456');
  await userEvent.click(dialog.getByRole('button', { name: 'Confirmar' }));
  await waitFor(() => expect(asked[PUT]).toHaveLength(2));
  await waitFor(() => expect(screen.queryByRole('toolbar')).toBeNull());
});
