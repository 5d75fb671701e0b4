import type { Synonym } from './synonyms.ts';
import { alike } from './usual-alike.ts';

/** What a Colombian salon also says, without accents: who types the first finds the second too; several with commas between them. */
const usual: readonly (readonly [term: string, meaning: string])[] = [
  // Colour
  ['coloracion', 'tinte'],
  ['color para cabello', 'tinte'],
  ['emulsion', 'oxidante'],
  ['aclarante', 'decolorante'],
  ['decolorante', 'polvo aclarante, pasta aclarante'],
  ['polvo azul', 'polvo decolorante, blanqueador'],
  ['violeta anti amarillo', 'matizador violeta'],
  ['antiamarillo', 'matizador violeta'],
  ['champu matizador', 'champu silver, shampoo silver, shampoo violeta'],
  ['shampoo matizador', 'shampoo silver, champu violeta'],
  ['tono sobre tono', 'baño de color'],
  ['fantasia', 'tinte fantasia'],
  ['ammonia free', 'sin amoniaco'],
  // Hair
  ['balsamo', 'acondicionador'],
  ['suavizante', 'acondicionador'],
  ['tratamiento', 'mascarilla, ampolla'],
  ['repolarizador', 'mascarilla'],
  ['cirugia', 'keratina'],
  ['alisado', 'keratina, cepillado progresivo'],
  ['alisador', 'keratina'],
  ['alisante', 'keratina'],
  ['cepillado brasilero', 'keratina'],
  ['botox', 'botox capilar'],
  ['silicona', 'serum'],
  ['gotas de silicona', 'serum, silicona'],
  ['leave in', 'crema para peinar, sin enjuague'],
  ['dry shampoo', 'champu en seco'],
  // Styling
  ['gomina', 'gel fijador'],
  ['spray', 'laca, bruma'],
  ['fijador de cabello', 'laca'],
  ['hair spray', 'laca'],
  ['espuma', 'mousse'],
  ['mousse', 'espuma fijadora, espuma para rizos'],
  ['pomada', 'cera'],
  ['wax', 'cera'],
  ['definidor de rizos', 'crema definidora'],
  // Nails
  ['semipermanente', 'gel uv'],
  ['polygel', 'acrilico'],
  ['acrigel', 'acrilico'],
  ['acetona', 'removedor, quitaesmalte'],
  ['disolvente', 'removedor'],
  ['lampara uv', 'lampara led'],
  ['lampara de uñas', 'lampara led, lampara uv'],
  ['secador de uñas', 'lampara led, lampara uv'],
  ['alicate', 'cortacuticula'],
  ['cleaner', 'limpiador'],
  // Make-up
  ['mascara', 'pestañina'],
  ['pestañina', 'mascara'],
  ['encrespador', 'pestañina'],
  ['base de maquillaje', 'base liquida, base mate, base hidratante'],
  ['sombra', 'paleta de sombras'],
  ['labial', 'lip'],
  ['delineador', 'liner'],
  // What is English on many labels
  ['purple', 'morado, violeta'],
  ['brown', 'cafe, marron, castaño'],
  ['gold', 'dorado, oro'],
  ['brush', 'brocha, cepillo, pincel'],
  ['lash', 'pestaña, pestañina'],
  ['lip', 'labios, labial'],
  ['heat', 'termico'],
  ['shave', 'afeitar'],
  // Face and body
  ['jabon facial', 'jabon liquido, gel limpiador'],
  ['manchas', 'despigmentante, aclarante'],
  ['baja lenguas', 'espatula'],
  // Barber and tools
  ['alisadora', 'plancha'],
  ['clipper', 'maquina'],
  ['maquinilla', 'maquina'],
  ['cuchilla barbera', 'navaja'],
  ['minora', 'cuchilla'],
  ['hojilla', 'cuchilla'],
  ['delantal', 'capa'],
  ['recipiente', 'coca, tazon'],
  ['taza', 'coca, tazon'],
];

/** Of words that mean the same each finds what has any other. */
const both: readonly Synonym[] = alike
  .map((row) => row.split(', '))
  .flatMap((terms) => terms.map((term) => ({ term, meaning: terms.filter((other) => other !== term).join(', ') })));

/** What every installation knows, and what its operator keeps: of one term the operator's meaning alone, and none when it is empty. */
export function withUsualSynonyms(kept: readonly Synonym[]): Synonym[] {
  const own = new Set(kept.map(({ term }) => term));
  const known = [...usual.map(([term, meaning]) => ({ term, meaning })), ...both];
  return [...known.filter(({ term }) => !own.has(term)), ...kept];
}
