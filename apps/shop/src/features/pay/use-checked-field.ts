import { useRef, useState } from 'react';
import type { ChangeEvent } from 'react';

/**
 * A field that is checked when it is left and when it is used; once wrong it is looked at again with each letter. Comes with the
 * place around it, whose input gets the focus when it is wrong.
 */
export function useCheckedField(isRight: (text: string) => boolean, known = '') {
  const [value, setValue] = useState(known);
  const [isWrong, setWrong] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const check = (text: string) => setWrong(!isRight(text));
  const field = {
    value,
    isWrong,
    /** Whether it can be used; says so where it cannot. */
    isUsable() {
      check(value);
      if (!isRight(value)) place.current?.querySelector('input')?.focus();
      return isRight(value);
    },
    /** What is right is another thing now: nothing is wrong until it is checked again. */
    forgive: () => setWrong(false),
    events: {
      onBlur: () => value !== '' && check(value),
      onChange({ target }: ChangeEvent<HTMLInputElement>) {
        setValue(target.value);
        if (isWrong) check(target.value);
      },
    },
  };
  return [field, place] as const;
}
