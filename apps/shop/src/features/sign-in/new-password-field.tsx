import type { Owner, PasswordFault } from '@tonalia/rules/password';
import { Icon } from '@tonalia/ui/icon';
import { PasswordField } from '@tonalia/ui/password-field';
import { useId } from 'react';
import { signInMessages } from '../../messages/sign-in.es-CO.ts';
import { rulesMet, strengthOf } from './password-rules.ts';

const texts = signInMessages.password;
const rules = ['length', 'common', 'personal'] as const;

/** A field for a new password, with its strength and the rules, ticked while typing. */
export function NewPasswordField({
  label = texts.label,
  value,
  onChange,
  owner,
  refused,
  error,
}: {
  label?: string;
  value: string;
  onChange: (password: string) => void;
  /** The account's owner, as far as known: the password must not contain their name or e-mail. */
  owner: Owner;
  /** The server's refusal of `value`. */
  refused?: PasswordFault | undefined;
  error?: string | undefined;
}) {
  const id = useId();
  const met = rulesMet(value, owner, refused);
  return (
    <div className="w-full max-w-field">
      <PasswordField
        label={label}
        name="new-password"
        autoComplete="new-password"
        maxLength={128}
        value={value}
        error={error}
        aria-describedby={id}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <Strength level={strengthOf(value, met)} />
      <ul id={id} className="mt-2.5 grid gap-1.5">
        {rules.map((rule) => (
          <li
            key={rule}
            className={`flex items-center gap-2 text-[0.875rem] ${met[rule] ? 'text-brand-text' : 'text-text-2'}`}
          >
            <Icon name={met[rule] ? 'check-circle' : 'minus'} size="sm" />
            <span className="sr-only">{met[rule] ? texts.met : texts.unmet}</span>
            {texts.rules[rule]}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Four bars with a word. */
function Strength({ level }: { level: 0 | 1 | 2 | 3 | 4 }) {
  return (
    <p className="mt-2.5 flex h-5 items-center gap-1.5 text-small font-semibold">
      {[1, 2, 3, 4].map((bar) => (
        <span
          key={bar}
          aria-hidden="true"
          className={`h-1.5 flex-1 rounded-full ${bar > level ? 'bg-surface-3' : level === 1 ? 'bg-warn' : 'bg-brand'}`}
        />
      ))}
      <span className="sr-only">{level > 0 && texts.strength}</span>
      <span className={`min-w-16 text-right ${level === 1 ? 'text-warn' : 'text-brand-text'}`}>
        {texts.levels[level]}
      </span>
    </p>
  );
}
