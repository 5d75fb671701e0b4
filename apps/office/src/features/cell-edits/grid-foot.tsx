import { OfficeButton } from '../../components/office-button.tsx';
import { type KeyHint, PageFoot } from '../../components/page-foot.tsx';
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
  keys?: readonly KeyHint[];
};

const usual = [
  { keys: ['⌘', 'D'], does: texts.keys.fill },
  { keys: ['⌘', 'V'], does: texts.keys.paste },
  { keys: ['⌘', 'Z'], does: texts.keys.undo },
  { keys: ['↵'], does: texts.keys.edit },
];

/** The foot of the grid: the range, the keys, and the pages. */
export const GridFoot = ({ facts, page, pages, onPage, onAdjust, keys = usual }: GridFootProps) => (
  <PageFoot
    facts={
      <>
        <span>{facts}</span>
        {onAdjust && (
          <OfficeButton look="ghost" small onClick={onAdjust}>
            {texts.adjust.open}
          </OfficeButton>
        )}
      </>
    }
    keys={keys}
    page={page}
    pages={pages}
    onPage={onPage}
    steps={texts}
    className=""
  />
);
