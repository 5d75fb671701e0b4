import { AppError } from '@tonalia/contract/errors';
import { maxListChoices } from '@tonalia/rules/policy';
import { z } from 'zod';
import type { Buyer } from '../../../platform/http/actor.ts';
import type { ModuleContext } from '../../../platform/module.ts';
import type { Listener } from '../../../platform/outbox.ts';
import { choiceWords } from './choice-words.ts';
import { rememberChoice, removeListChoicesOf } from './list-choice.sql.ts';

/** The version chosen for the words of a row. */
export interface ListChoice {
  words: string;
  versionId: string;
}

/** Remembers for a customer what was chosen for an unclear row; the latest choice counts. Returns the words it holds for. */
export async function rememberListChoice(
  { db, clock }: Pick<ModuleContext, 'db' | 'clock'>,
  { customerId }: Pick<Buyer, 'customerId'>,
  choice: ListChoice,
): Promise<string> {
  const words = choiceWords(choice.words);
  if (words === '') throw new AppError('INVALID_REQUEST', { field: 'words', detail: 'no tiene palabras' });
  const { versionId } = choice;
  const [row] = await rememberChoice(db, { customerId, words, versionId, at: clock.now(), most: maxListChoices });
  if (!row) throw new AppError('VERSION_NOT_FOUND');
  return row.words;
}

const AccountDeleted = z.object({ customerId: z.uuid() });

/** Handles `auth.account_deleted`: deletes what was chosen for the customer's lists. */
export const forgetListChoices: Listener = async (tx, message) => {
  await removeListChoicesOf(tx, AccountDeleted.parse(message.payload).customerId);
};
