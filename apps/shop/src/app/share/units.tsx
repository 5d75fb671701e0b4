import { sharePageMessages as words } from '../../messages/share-page.es-CO.ts';
import { Glyph } from './glyph.tsx';

/** The stepper of a line; the page's script shows it when the line has units. */
export const Units = ({ name, isOpen = false }: { name: string; isOpen?: boolean }) => (
  <div className="sp-units" role="group" aria-label={words.units(name)} data-units-of hidden={!isOpen}>
    <button type="button" data-by="-1" aria-label={words.less(name)}>
      <Glyph of="minus" />
    </button>
    <output>0</output>
    <button type="button" data-by="1" aria-label={words.more(name)}>
      <Glyph of="plus" />
    </button>
  </div>
);
