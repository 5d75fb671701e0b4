import { useState } from 'react';
import { Field } from './field.tsx';
import type { FieldProps } from './field.tsx';
import { Icon } from './icon.tsx';
import type { IconOutline } from './icon.tsx';

const EYE: IconOutline =
  'M2.1 12.3a1 1 0 010-.7 10.8 10.8 0 0119.9 0 1 1 0 010 .7 10.8 10.8 0 01-19.9 0M15 12a3 3 0 11-6 0 3 3 0 016 0';
const EYE_OFF: IconOutline =
  'M10.7 5.1a10.7 10.7 0 0111.2 6.6 1 1 0 010 .7 10.7 10.7 0 01-1.4 2.5M14.1 14.2a3 3 0 01-4.2-4.2M17.5 17.5a10.8 10.8 0 01-15.4-5.2 1 1 0 010-.7 10.8 10.8 0 014.4-5.1M2 2l20 20';

export type PasswordFieldProps = Omit<FieldProps, 'type' | 'suffix' | 'autoComplete'> & {
  autoComplete: 'current-password' | 'new-password';
};

/** A password that can be shown. Paste and password managers work. */
export function PasswordField(props: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <Field
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      suffix={
        <button
          type="button"
          aria-label={isShown ? 'Ocultar contraseña' : 'Mostrar contraseña'}
          aria-pressed={isShown}
          className="pressable -mr-3 inline-flex size-11 shrink-0 items-center justify-center rounded-control text-text-2"
          onClick={() => setShown(!isShown)}
        >
          <Icon name={isShown ? EYE_OFF : EYE} />
        </button>
      }
    />
  );
}
