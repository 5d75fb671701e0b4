import type { Proof } from '@tonalia/contract/people';
import { hasPasswordLength, isCommonest, isPersonal } from '@tonalia/rules/password';
import type { Owner, PasswordFault } from '@tonalia/rules/password';
import { useState } from 'react';
import { ApiError } from '../../api/http/api-error.ts';
import { call } from '../../api/http/client.ts';
import { keepRecoveryToken, recoveryToken } from '../../api/sign-in/recovery-link.ts';
import { keepKnownDevice, knownDevice } from '../../api/sign-in/sign-in.ts';
import { refusalText } from '../../features/way-in/refusal-text.ts';
import { wayInMessages } from '../../messages/way-in.es-CO.ts';

const texts = wayInMessages.password;

/** What is wrong, and with which of the two things one gives; `null`: with neither. */
export type Refused = { about: 'password' | 'proof' | null; text: string; rule?: PasswordFault | undefined };

/** The first password rule that is broken, of those the browser can check. */
export function passwordFault(password: string, owner: Owner): string | undefined {
  if (password === '') return texts.missing;
  const keeps = hasPasswordLength(password) && !isCommonest(password) && !isPersonal(password, owner);
  return keeps ? undefined : texts.unkept;
}

const aboutProof = new Set(['BAD_CREDENTIALS', 'CODE_WRONG', 'CODE_EXPIRED', 'PROOF_REQUIRED']);

function readRefused(cause: unknown): Refused {
  const text = refusalText(cause);
  if (!(cause instanceof ApiError)) return { about: null, text };
  if (cause.code === 'BAD_CREDENTIALS') return { about: 'proof', text: texts.presentWrong };
  if (aboutProof.has(cause.code)) return { about: 'proof', text };
  if (cause.code !== 'PASSWORD_REFUSED') return { about: null, text };
  return { about: 'password', text, rule: ruleOf(cause.params['why']) };
}

const ruleOf = (why: unknown): PasswordFault | undefined =>
  (['length', 'common', 'personal'] as const).find((rule) => rule === why);

/** Changes the password, with a recovery link or with a proof of the signed-in identity. */
export function usePasswordChange(onDone: (message: string) => void) {
  const [isSaving, setSaving] = useState(false);
  const [refused, setRefused] = useState<Refused | null>(null);
  const [isLinkSpent, setLinkSpent] = useState(false);

  async function change(newPassword: string, proof?: Proof) {
    if (isSaving) return;
    setSaving(true);
    setRefused(null);
    const token = recoveryToken();
    try {
      const by = token === null ? (proof ? { proof } : {}) : { recoveryToken: token };
      const { results } = await call('auth', 'PUT /change-password', {
        body: { newPassword, ...by, ...(await knownDevice()) },
      });
      await keepKnownDevice(results);
      keepRecoveryToken(null);
      onDone(results.message);
    } catch (cause) {
      if (cause instanceof ApiError && cause.code === 'LINK_EXPIRED') setLinkSpent(true);
      else setRefused(readRefused(cause));
    } finally {
      setSaving(false);
    }
  }
  return { isSaving, refused, isLinkSpent, change, say: setRefused };
}
