import { Key } from '../../components/office-button.tsx';
import { OfficeDialog } from '../../components/office-dialog.tsx';
import { paletteTexts, shortcutTexts } from '../../messages/palette.es-CO.ts';

export interface ShortcutsDialogProps {
  /** Pages with the letter that goes there after G. */
  places: readonly { name: string; letter: string }[];
  goTo: string;
  onClose: () => void;
}

/** The list of all shortcuts. */
export function ShortcutsDialog({ places, goTo, onClose }: ShortcutsDialogProps) {
  const pages = { title: goTo, keys: places.map(({ name, letter }) => [`G ${letter.toUpperCase()}`, name] as const) };
  return (
    <OfficeDialog wide title={paletteTexts.shortcuts} onClose={onClose}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a low window scrolls it by keys */}
      <div tabIndex={0} role="group" aria-label={paletteTexts.shortcuts} className="gap-x-10 lg:columns-2">
        {[...shortcutTexts, pages].map(({ title, keys }) => (
          <section key={title} className="break-inside-avoid pb-3">
            <h3 className="pb-1 text-[0.78125rem] font-semibold text-text-3">{title}</h3>
            <dl>
              {keys.map(([key, does]) => (
                <div
                  key={key}
                  className="flex min-h-9 items-center justify-between gap-4 border-b border-hair last:border-0"
                >
                  <dt>{does}</dt>
                  <dd>
                    <span className="sr-only">{key}</span>
                    <span aria-hidden="true" className="flex gap-1">
                      {key.split(' ').map((one) => (
                        <Key key={one}>{one}</Key>
                      ))}
                    </span>
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </OfficeDialog>
  );
}
