import { useState } from 'react';
import { CodeField } from '../code-field.tsx';
import { Field } from '../field.tsx';
import { PasswordField } from '../password-field.tsx';
import { PhoneField } from '../phone-field.tsx';
import { SelectField } from '../select-field.tsx';
import { Section } from './section.tsx';

/** Text fields with help and an error. */
export function Fields() {
  return (
    <Section title="Campos">
      <div className="flex flex-col gap-3">
        <Field label="Correo" type="email" defaultValue="luzmarina@salonortega.co" />
        <Field label="Celular" defaultValue="310 555 0" error="Escribe 7 o 10 dígitos" />
      </div>
    </Section>
  );
}

/** Fields for a code, a password, a phone and one of a list. */
export function MoreFields() {
  const [code, setCode] = useState('4821');
  return (
    <Section title="Más campos" wide>
      <div className="flex flex-col gap-3">
        <PhoneField label="Celular" help="Te enviamos un código por SMS." />
        <PasswordField label="Contraseña" autoComplete="current-password" defaultValue="secreta" />
        <SelectField
          label="Departamento"
          placeholder="Elige uno"
          options={[
            { value: '11', label: 'Bogotá, D. C.' },
            { value: '25', label: 'Cundinamarca' },
          ]}
        />
        <Field label="Complemento" hint="Opcional" placeholder="Local 2" disabled />
        <CodeField label="Código de 6 dígitos" value={code} onChange={setCode} />
        <CodeField
          label="Código con error"
          value="482100"
          onChange={() => undefined}
          error="El código no es correcto."
        />
      </div>
    </Section>
  );
}
