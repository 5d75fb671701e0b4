import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from 'react';
import { PaletteOpener } from '../../components/palette-opener.ts';
import { useNotify } from '../../components/notices.tsx';
import { useKeys } from '../../components/use-keys.ts';
import { texts } from '../../messages/texts.es-CO.ts';
import type { OfficePaletteProps } from './office-palette.tsx';
import { useOpened } from './use-opened.ts';

type Shown = OfficePaletteProps['shows'];

/** Opens the palette with ⌘K or Ctrl K from anywhere, and the shortcuts with `?`. Its code is loaded at the first time. */
export function PaletteHost({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<Shown>();
  const [Loaded, setLoaded] = useState<ComponentType<OfficePaletteProps>>();
  const { opened, add } = useOpened();
  const notify = useNotify();
  const show = useCallback(
    (what: Shown) => {
      setShown(what);
      import('./office-palette.tsx').then(
        ({ OfficePalette }) => setLoaded(() => OfficePalette),
        () => {
          setShown(undefined);
          notify({ color: 'red', message: texts.offline });
        },
      );
    },
    [notify],
  );
  const open = useCallback(() => show('palette'), [show]);
  const close = useCallback(() => setShown(undefined), []);
  usePaletteKey(shown === 'palette', open, close);
  useKeys({ '?': () => show('shortcuts') });
  return (
    <PaletteOpener value={open}>
      {children}
      {shown && Loaded && (
        <Loaded
          shows={shown}
          opened={opened}
          onOpened={({ trailing: _, ...row }) => isKept(row.id) && add(row)}
          onClose={close}
        />
      )}
    </PaletteOpener>
  );
}

/** Pages are listed anyway, and an act opens an order. */
const isKept = (id: string): boolean => !/^(place|act) /.test(id);

/** ⌘K and Ctrl K, also while a field has the focus. Over another dialog they do nothing: its work would be lost. */
function usePaletteKey(isOpen: boolean, open: () => void, close: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { metaKey, ctrlKey, altKey, shiftKey, key } = event;
      if (metaKey === ctrlKey || altKey || shiftKey || key.toLowerCase() !== 'k') return;
      event.preventDefault();
      if (isOpen) close();
      else if (!document.querySelector('dialog[open]')) open();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [isOpen, open, close]);
}
