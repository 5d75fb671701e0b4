import type { User } from '@tonalia/contract/auth';
import type { Proof } from '@tonalia/contract/people';
import { hasPasswordLength, isCommonest, isPersonal } from '@tonalia/rules/password';
import type { Owner, PasswordFault } from '@tonalia/rules/password';
import { useState } from 'react';
import { ApiError } from '../../api/http/api-error.ts';
import { call } from '../../api/http/client.ts';
import { recoveryToken } from '../../api/sign-in/recovery-link.ts';
import { storeKnownDevice, knownDevice } from '../../api/sign-in/sign-in.ts';
import { refusalText } from '../../features/sign-in/refusal-text.ts';
import type { FormFailure } from '../../forms/form-failure.ts';
import { useForm } from '../../forms/use-form.ts';
import type { Form } from '../../forms/use-form.ts';
import { signInMessages } from '../../messages/sign-in.es-CO.ts';

const texts = signInMessages.password;

/** The current password, or a code with the id of its flow, and the new password; by the names of their inputs. */
export interface PasswordValues {
  password: string;
  flowId: string;
  code: string;
  'new-password': string;
}
export type PasswordForm = Form<PasswordValues, keyof PasswordValues>;
type PasswordFailure = FormFailure<keyof PasswordValues>;

export interface PasswordFormOptions {
  /** The signed-in identity, which must prove itself; `null` with a recovery link. */
  prover: User | null;
  onDone: (message: string) => void;
  onLinkSpent: () => void;
}

/** Changes the password, with a recovery link or with a proof of the signed-in identity. */
export function usePasswordForm({ prover, onDone, onLinkSpent }: PasswordFormOptions) {
  const [brokenRule, setBrokenRule] = useState<PasswordFault>();
  const proofField = prover?.has_password === false ? 'code' : 'password';
  const owner = ownerOf(prover);
  const form: PasswordForm = useForm<PasswordValues, keyof PasswordValues>({
    start: { password: '', flowId: '', code: '', 'new-password': '' },
    send: async (values) => {
      setBrokenRule(undefined);
      const proof = prover ? proofIn(values, prover) : undefined;
      if (typeof proof === 'string') return { errors: { [proofField]: proof } };
      const error = passwordError(values['new-password'], owner);
      if (error !== undefined) return { errors: { 'new-password': error } };
      return onDone(await changePassword(values['new-password'], proof));
    },
    explain: (cause) => {
      if (cause instanceof ApiError && cause.code === 'LINK_EXPIRED') onLinkSpent();
      if (cause instanceof ApiError && cause.code === 'PASSWORD_REFUSED') setBrokenRule(ruleOf(cause.params['why']));
      return explain(cause, proofField);
    },
    onChange: () => {
      setBrokenRule(undefined);
      form.show({});
    },
  });
  return { form, owner, brokenRule };
}

/** The proof in the form, or the sentence that says what is missing. */
function proofIn({ password, flowId, code }: PasswordValues, prover: User): Proof | string {
  if (prover.has_password) return password === '' ? texts.presentMissing : { password };
  return flowId === '' || code.length < 6 ? texts.codeMissing : { flowId, code };
}

/** The error of a new password, of those the browser can find. */
function passwordError(password: string, owner: Owner): string | undefined {
  if (password === '') return texts.missing;
  const isGood = hasPasswordLength(password) && !isCommonest(password) && !isPersonal(password, owner);
  return isGood ? undefined : texts.unkept;
}

async function changePassword(newPassword: string, proof: Proof | undefined): Promise<string> {
  const token = recoveryToken.get();
  const by = token === null ? (proof ? { proof } : {}) : { recoveryToken: token };
  const { results } = await call('auth', 'PUT /change-password', {
    body: { newPassword, ...by, ...(await knownDevice()) },
  });
  await storeKnownDevice(results);
  recoveryToken.set(null);
  return results.message;
}

const aboutProof = new Set(['BAD_CREDENTIALS', 'CODE_WRONG', 'CODE_EXPIRED', 'PROOF_REQUIRED']);

function explain(cause: unknown, proofField: 'password' | 'code'): PasswordFailure {
  const text = refusalText(cause);
  if (!(cause instanceof ApiError) || cause.code === 'LINK_EXPIRED') return { notice: text };
  if (cause.code === 'BAD_CREDENTIALS') return { errors: { [proofField]: texts.presentWrong } };
  if (aboutProof.has(cause.code)) return { errors: { [proofField]: text } };
  return cause.code === 'PASSWORD_REFUSED' ? { errors: { 'new-password': text } } : { notice: text };
}

const ruleOf = (why: unknown): PasswordFault | undefined =>
  (['length', 'common', 'personal'] as const).find((rule) => rule === why);

function ownerOf(user: User | null): Owner {
  if (user === null) return {};
  const { name, last_name, email, phone } = user;
  return { name, last_name, email: email ?? undefined, phone: phone ?? undefined };
}
