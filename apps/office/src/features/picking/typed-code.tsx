import { useState } from 'react';
import { Field } from '@tonalia/ui/field';
import { OfficeButton } from '../../components/office-button.tsx';
import { pickerTexts as texts } from '../../messages/picker.es-CO.ts';

export type TypedCodeProps = {
  onRead: (code: string) => void;
  /** The label of the button. */
  act: string;
  help?: string;
  className?: string;
};

/** A field for the code that a camera would read; it is empty again for the next one. */
export function TypedCode({ onRead, act, help, className = '' }: TypedCodeProps) {
  const [typed, setTyped] = useState('');
  return (
    <form
      className={`flex items-end gap-3 ${className}`}
      onSubmit={(event) => {
        event.preventDefault();
        if (typed.trim() === '') return;
        onRead(typed.trim());
        setTyped('');
      }}
    >
      <Field
        label={texts.typeCode}
        {...(help && { help })}
        value={typed}
        autoCapitalize="characters"
        className="flex-1"
        onChange={({ target }) => setTyped(target.value)}
      />
      <OfficeButton type="submit" look="secondary">
        {act}
      </OfficeButton>
    </form>
  );
}
