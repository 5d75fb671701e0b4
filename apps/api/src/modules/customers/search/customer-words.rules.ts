import { bareDocument, isDocument } from '@tonalia/rules/document';
import { plainText } from '@tonalia/rules/plain-text';

/** What typed words can mean in a search of customers; null where they cannot be such a thing. */
export interface CustomerWords {
  /** The beginning of a document, without separators. */
  document: string | null;
  /** The document of a person, when its NIT with the check digit was typed. */
  person: string | null;
  /** The beginning of a national telephone number. */
  phone: string | null;
  /** LIKE patterns for an index, both true of a name: its longest words anywhere, or a short one where the name begins. */
  first: string | null;
  second: string;
  /** LIKE pattern for an index: a short word further on; null for a long one. */
  inner: string | null;
  /** LIKE pattern of a name after a space in which the longest word begins a word. */
  word: string;
  /** LIKE pattern of a name that begins as typed. */
  start: string;
  /** LIKE patterns that a name after a space matches when it has all words; a short word must begin one of the name. */
  all: string[];
}

/** Words of a name that count; more are ignored. */
const MOST_WORDS = 8;
/** From this length a word is found inside others too: an index of trigrams needs three letters. */
const LONG = 3;
/** Digits from which a number is searched for. */
const LEAST_DIGITS = 3;

/** Reads typed words as a name, a document and a telephone. */
export function customerWords(typed: string): CustomerWords {
  const words = (plainText(typed).match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, MOST_WORDS);
  const [longest = '', next = ''] = words.toSorted((one, other) => other.length - one.length);
  const isName = longest.length > 1;
  const isLong = longest.length >= LONG;
  return {
    ...numbersIn(typed),
    first: isName ? (isLong ? `%${longest}%` : `${longest}%`) : null,
    second: next.length >= LONG ? `%${next}%` : '%',
    inner: isName && !isLong ? `% ${longest}%` : null,
    word: `% ${longest}%`,
    start: `${words.join(' ')}%`,
    all: isName ? words.map(insideOf) : [],
  };
}

const insideOf = (word: string): string => (word.length < LONG ? `% ${word}%` : `%${word}%`);

function numbersIn(typed: string): Pick<CustomerWords, 'document' | 'person' | 'phone'> {
  const bare = bareDocument(typed.replace(/^\s*(NIT|CC|CE)\b/i, ''));
  const isNumber = /^\d+$/.test(bare) && bare.length >= LEAST_DIGITS;
  const digits = typed.replace(/[\s().+-]/g, '');
  const national = digits.replace(/^57(?=\d{10}$)/, '');
  return {
    document: isNumber || /^(?=.*\d)[0-9A-Z]{4,15}$/.test(bare) ? bare : null,
    person: isDocument('NIT', bare) ? bare.slice(0, -1) : null,
    phone: /^\d{3,10}$/.test(national) ? national : null,
  };
}
