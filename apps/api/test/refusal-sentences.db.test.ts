import { expect, test } from 'vitest';
import { useApi } from './build-app.ts';

const api = useApi();

test.each<[object, string]>([
  [{}, 'Revisa «Correo»: falta.'],
  [{ email: 'a@', password: 'x' }, 'Revisa «Correo»: debe tener al menos 3 caracteres.'],
  [{ email: 'luz@salon.co', password: '' }, 'Revisa «Contraseña»: no puede estar vacío.'],
  [{ email: 'luz@salon.co', password: 'x', remember: true }, 'Revisa los datos: sobra «remember».'],
])('a sign-in with %j is refused in Spanish, with the name of the field on the screen', async (payload, message) => {
  const answer = await api.app.inject({ method: 'POST', url: '/api/auth/v3/auth/login', payload });
  expect([answer.statusCode, answer.json()]).toEqual([
    400,
    expect.objectContaining({ code: 'INVALID_REQUEST', message }),
  ]);
});
