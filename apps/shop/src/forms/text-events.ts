import type { ChangeEvent, FocusEvent } from 'react';

export interface TextOptions {
  write: (text: string) => void;
  /** Called when the field is left with text in it. */
  leave: () => void;
  /** Rewrites the text while it is typed at the end, and when the field is left. */
  format?: ((text: string) => string) | undefined;
}

/** The events of a text field. */
export const textEvents = ({ write, leave, format }: TextOptions) => ({
  onChange: ({ currentTarget: { value, selectionStart } }: ChangeEvent<HTMLInputElement>) =>
    // In the middle of a number the cursor must stay where it is.
    write(format && selectionStart === value.length ? format(value) : value),
  onBlur: ({ currentTarget: { value } }: FocusEvent<HTMLInputElement>) => {
    const formatted = format?.(value) ?? value;
    if (formatted !== value) write(formatted);
    if (formatted.trim() !== '') leave();
  },
});
