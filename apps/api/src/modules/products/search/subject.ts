import type { AskedWord, Knowledge, Reading } from './knowledge.ts';
import { isPurpose } from './purpose.rules.ts';
import { quality } from './rank.rules.ts';
import { isSilent, singular } from './text.rules.ts';
import { isBodyPart, kindOf } from './word-kind.rules.ts';

/** "kit de brochas": what it is a collection of is the thing. */
const collections = new Set([
  'kit',
  'set',
  'juego',
  'combo',
  'estuche',
  'paquete',
  'caja',
  'par',
  'surtido',
  'sobre',
  'bolsa',
]);
/** What it is made as, rather than what it does: "crema para codos" may be a butter. */
const forms = new Set([
  'crema',
  'spray',
  'espray',
  'aerosol',
  'gel',
  'aceite',
  'locion',
  'polvo',
  'liquido',
  'agua',
  'barra',
  'leche',
]);
/** "color vino": says less than the word beside it. */
const vague = new Set(['color', 'colores', 'tono', 'tipo', 'linea', 'estilo', 'efecto']);
/** "el gel se me levanta" complains of the thing, and asks for what helps. */
const complaining = new Set(['se', 'me', 'no', 'le', 'les', 'esta', 'quedo', 'quedaron', 'salio']);
const asksWhich = new Set(['que', 'cual', 'cuales']);

/**
 * The place of the thing that is asked for: the first product noun, before what it is for ("secador que no queme el pelo"), or after
 * "qué" ("es para la playa, qué protector"). -1 where the words only say a need, as "para la plancha" does.
 */
export function subjectOf(knowledge: Knowledge, asked: readonly AskedWord[]): number {
  const isThing = (at: number): boolean => isProductNoun(knowledge, asked[at]);
  const first = asked.findIndex(({ text, silent }, at) => !silent && !isCollection(asked, at) && text !== 'sin');
  const isFirst =
    first >= 0 && !asked.slice(0, first).some(({ text }, at) => leadsAway(text) && (at > 0 || text !== 'que'));
  if (isFirst && isThing(first) && !isComplaint(asked, first)) return first;
  return asked.findIndex(({ silent }, at) => !silent && asksWhich.has(asked[at - 1]?.text ?? '') && isThing(at));
}

/** How sure the thing is to be in what is found: what only names its form is less so. */
export const isForm = (word: string): boolean => forms.has(singular(word));

/** "para la plancha", "antes de la plancha", "lo que se echa en": what comes after is not the thing. */
const leadsAway = (word: string): boolean => isPurpose(word) || word === 'antes' || word === 'despues';

/** "kit de brochas", and no kit by itself. */
const isCollection = (asked: readonly AskedWord[], at: number): boolean =>
  collections.has(singular(asked[at]?.text ?? '')) &&
  isSilent(asked[at + 1]?.text ?? '') &&
  !isPurpose(asked[at + 1]?.text ?? '') &&
  asked[at + 2]?.silent === false;

function isComplaint(asked: readonly AskedWord[], at: number): boolean {
  const next = asked[at + 1];
  return next !== undefined && (complaining.has(next.text) || (!next.known && kindOf(next.text) === 'verb'));
}

function isProductNoun(knowledge: Knowledge, word: AskedWord | undefined): boolean {
  if (
    !word ||
    word.silent ||
    vague.has(word.text) ||
    collections.has(singular(word.text)) ||
    isBodyPart(singular(word.text))
  )
    return false;
  return word.readings.some((reading) => isOfHead(knowledge, reading));
}

/** Whether it is what some product is called first; a word that only looks like it is not enough. */
function isOfHead(knowledge: Knowledge, reading: Reading): boolean {
  const hasHead = (terms: readonly number[]): boolean => terms.some((term) => knowledge.isHead(term));
  if (reading.kind === 'codes') return false;
  if (reading.quality < quality.derived) return false;
  return reading.kind === 'any' ? hasHead(reading.terms) : hasHead(reading.groups[0] ?? []);
}
