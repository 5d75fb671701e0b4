import { expect, test } from 'vitest';
import { toPlainSpeech } from './plain-speech.ts';

test.each([
  ['buenas noches crema de noche', 'buenas crema de noche'],
  ['buenos dias un tinte', 'buenos un tinte'],
  ['crema de noches', 'crema de noches'],
  ['un tinte que no tenga amoniaco', 'un tinte que sin amoniaco'],
  ['guantes que no sean de latex', 'guantes que sin latex'],
  ['que no se corra', 'que no se corra'],
  ['soy alergica al latex que guantes', 'soy sin latex que guantes'],
  ['no tolero el amoniaco', 'sin amoniaco'],
  ['no quiero laca fuerte sino gel', 'gel'],
  ['no quiero laca sino gel', 'gel'],
  ['no quiero sino gel', 'no quiero sino gel'],
  ['no tinte sino gel', 'no tinte sino gel'],
  ['yo quiero laca mejor fuerte', 'yo quiero laca mejor fuerte'],
  ['no quiero laca que huela a rosas fuertes sino gel', 'no quiero laca que huela a rosas fuertes sino gel'],
  ['no quiero que se note', 'no quiero que se note'],
  ['no quiero que se note solo gel', 'no quiero que se note solo gel'],
  ['tengo alergia a la laca', 'tengo sin laca'],
  ['pintura al agua', 'pintura al agua'],
  ['guantes talla ese', 'guantes talla s'],
  ['capa talla grande', 'capa talla l'],
  ['oxidante de veinte', 'oxidante de 20'],
  ['ese esmalte grande', 'ese esmalte grande'],
])('"%s" is read as "%s"', (typed, said) => {
  expect(toPlainSpeech(typed.split(' ')).join(' ')).toBe(said);
});
