import { expect, test } from 'vitest';
import { smsName } from './registration.rules.ts';

test.each([
  ['Rosa Pérez', 'Rosa Pérez'],
  ["María-José O'Neill Ñáñez", "María-José O'Neill Ñáñez"],
  ['Ganaste: entra a http://premio.example/x y', 'Ganaste entra a http premio example x y'],
  ['Llama al 310 555 01 42', 'Llama al'],
  ['wa.me/573105550142', 'wa me'],
  ['Tonalia。example․co', 'Tonalia example co'],
  ['Rosa '.repeat(20), 'Rosa Rosa Rosa Rosa Rosa Rosa Rosa Rosa'],
])('%s is %s in an SMS', (name, said) => {
  expect(smsName(name)).toBe(said);
});
