import type { ChangeEvent, FocusEvent } from 'react';

export interface TextOptions {
  write: (text: string) => void;
  /** Called when the field is left with text in it. */
  leave: () => void;
  /** Rewrites the text while it is typed at the end, and when the field is left. */
  format?: ((text: string) => string) | undefined;
}

/** What a text field gets from its form. */
export interface TextProps {
  name: string;
  value: string;
  error: string | undefined;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  onBlur: (event: FocusEvent<HTMLInputElement>) => void;
}

export const textEvents = ({ write, leave, format }: TextOptions): Pick<TextProps, 'onChange' | 'onBlur'> => ({
  onChange: ({ currentTarget: { value, selectionStart } }) =>
    // In the middle of a number the cursor must stay where it is.
    write(format && selectionStart === value.length ? format(value) : value),
  onBlur: ({ currentTarget: { value } }) => {
    const formatted = format?.(value) ?? value;
    if (formatted !== value) write(formatted);
    if (formatted.trim() !== '') leave();
  },
});
