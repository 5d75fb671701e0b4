import { createContext, useContext } from 'react';

/** Opens the palette; outside the frame it does nothing. */
export const PaletteOpener = createContext<() => void>(() => {});

/** The way to open the palette from a page. */
export const useOpenPalette = (): (() => void) => useContext(PaletteOpener);

/** The words for the key that opens it: "⌘K" on a Mac, "Ctrl K" elsewhere. */
export const paletteKey = (): string => keyWords('⌘K');

/** A key by its name on this keyboard: "⌘S" and "⌥" are "Ctrl S" and "Alt" where there is no ⌘. */
export const keyWords = (key: string): string =>
  isMac()
    ? key
    : key
        .replace(/^⌘(?=.)/, 'Ctrl ')
        .replace('⌘', 'Ctrl')
        .replace('⌥', 'Alt');

/** Whether ⌘ takes the place of Ctrl. */
const isMac = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent);
