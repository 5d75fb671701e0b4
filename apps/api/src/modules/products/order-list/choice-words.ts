import { rawWords } from '@tonalia/search/text';

const LONGEST = 120;

/** The words of a row as a choice is remembered for them: without accents, case and signs between them; empty when none is left. */
export const choiceWords = (text: string): string => rawWords(text).join(' ').slice(0, LONGEST).trim();
