import type { ReactNode } from 'react';

/** A column: its title, its width in CSS, and how its cells are aligned. */
export interface DataColumn {
  id: string;
  title: string;
  width: string;
  align?: 'right' | 'center';
  /** Under the title. */
  detail?: string;
  /** A sign begins an edit too: "−15%". */
  takesSign?: boolean;
  /** Holds words, so any letter begins an edit; else digits do. */
  isText?: boolean;
  /** Nothing can be typed into it. */
  isLocked?: boolean;
}

/** What a cell shows. */
export interface CellView {
  content: ReactNode;
  /** In words, for the clipboard and for assistive technology where the content is a sign. */
  text: string;
  /** `changed` is not saved yet, `risky` a price that falls by much, `wrong` could not be understood. */
  tone?: 'changed' | 'risky' | 'wrong' | undefined;
  title?: string | undefined;
  isEditable: boolean;
  /** The state of a cell that is checked and not typed into. */
  checked?: boolean | 'mixed' | undefined;
  /** Weak, because it cannot be edited. */
  isQuiet?: boolean;
}

export interface DataRow {
  key: string;
  /** 36 for a version, 44 for a product. */
  height: number;
  /** Whether its versions are shown; undefined for a row without any. */
  isOpen?: boolean | undefined;
}
