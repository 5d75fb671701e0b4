import type { Ref } from 'react';

export interface FileFieldProps {
  /** Types as in `accept` of HTML. */
  accept: string;
  /** Given when a button opens it by `click()`: the keyboard then reaches the button alone. */
  ref?: Ref<HTMLInputElement>;
  id?: string;
  /** Left out when a drawn label around it has the text. */
  'aria-label'?: string;
  multiple?: boolean;
  /** Opens a phone's camera; a desktop asks for a file. */
  takesPhoto?: boolean;
  /** Called with at least one file. */
  onFiles: (files: [File, ...File[]]) => void;
}

/** A file input that is not drawn: its label is, or a button that opens it. The same file can be chosen again. */
export const FileField = ({ ref, takesPhoto = false, onFiles, ...given }: FileFieldProps) => (
  <input
    {...given}
    ref={ref}
    type="file"
    capture={takesPhoto ? 'environment' : undefined}
    className="sr-only"
    tabIndex={ref ? -1 : undefined}
    onChange={({ currentTarget }) => {
      const [first, ...more] = currentTarget.files ?? [];
      currentTarget.value = '';
      if (first) onFiles([first, ...more]);
    }}
  />
);
