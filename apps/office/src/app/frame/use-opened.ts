import { useLocation } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import type { PaletteRow } from '../../features/palette/rows.ts';

/** Something that was opened; without a row it is an order, named by its code. */
export interface Opened {
  id: string;
  row?: PaletteRow;
}

const MOST = 6;
const ORDER_PAGE = /^\/pedidos\/([\w-]{1,40})$/;

/** Rows of the palette and orders opened in this page, the newest first. Nothing is stored. */
export function useOpened() {
  const [opened, setOpened] = useState<readonly Opened[]>([]);
  const code = useLocation({ select: ({ pathname }) => ORDER_PAGE.exec(pathname)?.[1] });
  const [lastCode, setLastCode] = useState<string>();
  if (code !== lastCode) {
    setLastCode(code);
    if (code !== undefined) setOpened(withNewest(opened, { id: code }));
  }
  const add = useCallback((row: PaletteRow) => setOpened((now) => withNewest(now, { id: row.id, row })), []);
  return { opened, add };
}

const withNewest = (opened: readonly Opened[], newest: Opened): Opened[] =>
  [newest, ...opened.filter(({ id }) => id !== newest.id)].slice(0, MOST);
