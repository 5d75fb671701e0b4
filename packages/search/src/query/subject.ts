import type { QueryWord, Knowledge, Reading } from './knowledge.ts';
import { isPurpose } from '../language/purpose.ts';
import { quality } from '../index/rank.ts';
import { kindOf } from '../language/word-kind.ts';

/** After a subject these begin a complaint: "el gel se me levanta". */
const complaining = new Set(['se', 'me', 'no', 'le', 'les', 'esta', 'quedo', 'quedaron', 'salio']);
const asksWhich = new Set(['que', 'cual', 'cuales']);

/**
 * The place of the subject: the first noun that begins some name, before its purpose ("secador que no queme el pelo") or after "qué"
 * ("es para la playa, qué protector"). -1 when the words only say a need, as in "para la plancha".
 */
export function subjectOf(knowledge: Knowledge, asked: readonly QueryWord[]): number {
  const isThing = (at: number): boolean => isThingNoun(knowledge, asked[at]);
  const first = asked.findIndex(
    ({ text, silent }, at) => !silent && !isCollection(knowledge, asked, at) && text !== 'sin',
  );
  const isFirst =
    first >= 0 && !asked.slice(0, first).some(({ text }, at) => endsSubject(text) && (at > 0 || text !== 'que'));
  if (isFirst && isThing(first) && !isComplaint(asked, first)) return first;
  return asked.findIndex(({ silent }, at) => !silent && asksWhich.has(asked[at - 1]?.text ?? '') && isThing(at));
}

/** Words after it are not the subject: "para la plancha", "antes de la plancha", "lo que se echa en". */
const endsSubject = (word: string): boolean => isPurpose(word) || word === 'antes' || word === 'despues';

/** "kit de brochas", not a kit alone. */
const isCollection = ({ roles }: Knowledge, asked: readonly QueryWord[], at: number): boolean =>
  roles.isCollection(asked[at]?.text ?? '') &&
  roles.isSilent(asked[at + 1]?.text ?? '') &&
  !isPurpose(asked[at + 1]?.text ?? '') &&
  asked[at + 2]?.silent === false;

function isComplaint(asked: readonly QueryWord[], at: number): boolean {
  const next = asked[at + 1];
  return next !== undefined && (complaining.has(next.text) || (!next.known && kindOf(next.text) === 'verb'));
}

function isThingNoun(knowledge: Knowledge, word: QueryWord | undefined): boolean {
  const { roles } = knowledge;
  if (!word || word.silent || roles.isVague(word.text) || roles.isCollection(word.text) || roles.isUsedOn(word.text))
    return false;
  return word.readings.some((reading) => isHeadReading(knowledge, reading));
}

/** Whether a reading is the first word of some name; a weak match is not enough. */
function isHeadReading(knowledge: Knowledge, reading: Reading): boolean {
  const hasHeadTerm = (terms: readonly number[]): boolean => terms.some((term) => knowledge.isHead(term));
  if (reading.kind === 'codes') return false;
  if (reading.quality < quality.derived) return false;
  return reading.kind === 'any' ? hasHeadTerm(reading.terms) : hasHeadTerm(reading.groups[0] ?? []);
}
