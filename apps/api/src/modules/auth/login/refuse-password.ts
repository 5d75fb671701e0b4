import { AppError } from '@tonalia/contract/errors';
import { type Owner, hasPasswordLength, isCommonest, isPersonal, plainPassword } from '@tonalia/rules/password';

let common: Promise<ReadonlySet<string>> | undefined;

/** The 49,000 most used passwords, loaded with the first new password. */
async function commonPasswords(): Promise<ReadonlySet<string>> {
  const { default: list } = await import('@zxcvbn-ts/language-common/src/passwords.json', { with: { type: 'json' } });
  return new Set(list.map(plainPassword));
}

/** Throws PASSWORD_REFUSED for a password that is too short or long, common, or made of personal data of its owner. */
export async function refusePassword(password: string, owner: Owner): Promise<void> {
  if (!hasPasswordLength(password)) throw new AppError('PASSWORD_REFUSED', { why: 'length' });
  if (isPersonal(password, owner)) throw new AppError('PASSWORD_REFUSED', { why: 'personal' });
  common ??= commonPasswords();
  const isCommon = isCommonest(password) || (await common).has(plainPassword(password));
  if (isCommon) throw new AppError('PASSWORD_REFUSED', { why: 'common' });
}
