import { createContext, useContext } from 'react';

/** Opens the palette; outside the frame it does nothing. */
export const PaletteOpener = createContext<() => void>(() => {});

/** The way to open the palette from a page. */
export const useOpenPalette = (): (() => void) => useContext(PaletteOpener);

/** The words for the key that opens it: "⌘K" on a Mac, "Ctrl K" elsewhere. */
export const paletteKey = (): string => (isMac() ? '⌘K' : 'Ctrl K');

/** Whether ⌘ takes the place of Ctrl. */
export const isMac = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent);
