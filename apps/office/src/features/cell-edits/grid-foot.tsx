import { OutlineButton } from '../../components/outline-button.tsx';
import { Key, OfficeButton } from '../../components/office-button.tsx';
import { productsTexts as texts } from '../../messages/products.es-CO.ts';

export type GridFootProps = {
  /** About the chosen range: "6 celdas · promedio $ 16.900". */
  facts: string;
  page: number;
  pages: number;
  onPage: (page: number) => void;
  /** Absent without a price in the range. */
  onAdjust?: (() => void) | undefined;
  /** The keys of another grid. */
  keys?: readonly { keys: readonly string[]; does: string }[];
};

const usual = [
  { keys: ['⌘', 'D'], does: texts.keys.fill },
  { keys: ['⌘', 'V'], does: texts.keys.paste },
  { keys: ['⌘', 'Z'], does: texts.keys.undo },
  { keys: ['↵'], does: texts.keys.edit },
];

/** The foot of the grid: the range, the keys, and the pages. */
export const GridFoot = ({ facts, page, pages, onPage, onAdjust, keys = usual }: GridFootProps) => (
  <footer className="flex h-[38px] shrink-0 items-center gap-3.5 border-t border-line bg-canvas px-4 text-[0.78125rem] leading-none font-medium text-text-3 lg:px-7">
    <span>{facts}</span>
    {onAdjust && (
      <OfficeButton look="ghost" small onClick={onAdjust}>
        {texts.adjust.open}
      </OfficeButton>
    )}
    <span className="flex-1" />
    {keys.map(({ keys: pressed, does }) => (
      <span key={does} className="flex items-center gap-[5px] max-xl:hidden">
        {pressed.map((key) => (
          <Key key={key}>{key}</Key>
        ))}
        {does}
      </span>
    ))}
    <span className="flex gap-1">
      <OutlineButton
        icon="chevron-left"
        label={texts.previous}
        bare
        small
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      />
      <OutlineButton
        icon="chevron-right"
        label={texts.next}
        bare
        small
        disabled={page >= pages}
        onClick={() => onPage(page + 1)}
      />
    </span>
  </footer>
);
