import type { OfficeProduct } from '@tonalia/contract/product-office';
import { Suspense, lazy, memo, useMemo, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Icon } from '@tonalia/ui/icon';
import { productQuery } from '../../api/product.ts';
import { mayDo, useOperator } from '../../api/session.ts';
import { DataGrid } from '../../components/data-grid/data-grid.tsx';
import type { CellRange } from '../../components/data-grid/selection.ts';
import type { Edits } from '../../components/data-grid/use-edits.ts';
import { useNotify } from '../../components/notices.tsx';
import { OfficeButton } from '../../components/office-button.tsx';
import { Panel } from '../../components/panel.tsx';
import { Segments } from '../../components/segments.tsx';
import { EmptyNote, LoadingRows } from '../../components/states.tsx';
import { useWide } from '../../components/use-wide.ts';
import { listIcons } from '../../features/list-file/list-icons.ts';
import type { ProductSearch } from '../../features/cell-edits/products-search.ts';
import { productTexts as texts } from '../../messages/product.es-CO.ts';
import type { ShadeField, EditedShade, ValueEdit } from './edits.rules.ts';
import { shadeCell, shadeColumnsFor, shadeStamp, shadeTitle } from './shade-cells.tsx';
import { type TypedCell, useShadeCells } from './use-shade-cells.ts';

const PhotosSheet = lazy(() => import('./photos-sheet.tsx').then((one) => ({ default: one.PhotosSheet })));
const VersionTiles = lazy(() => import('./version-tiles.tsx').then((one) => ({ default: one.VersionTiles })));
const ShadeCards = lazy(() => import('./shade-cards.tsx').then((one) => ({ default: one.ShadeCards })));
const PasteSheet = lazy(() => import('./paste-sheet.tsx').then((one) => ({ default: one.PasteSheet })));

export type ShadesPanelProps = {
  product: OfficeProduct;
  search: ProductSearch;
  rows: readonly EditedShade[];
  edits: Edits<ValueEdit>;
  refused: ReadonlyMap<string, string>;
};

/** The shades of a product as a spreadsheet: typed into, pasted, filled, ordered, added and withdrawn; on a phone as cards. */
export const ShadesPanel = memo(function ShadesPanel({
  product,
  search: address,
  rows,
  edits,
  refused,
}: ShadesPanelProps) {
  const operator = useOperator();
  const [search, setSearch] = useState('');
  const [range, setRange] = useState<CellRange>({ top: 0, bottom: 0, left: 0, right: 0 });
  const [isPasting, setPasting] = useState(false);
  const [photosOf, setPhotosOf] = useState<string>();
  const [edited, setEdited] = useState<string>();
  const isTable = useWide();
  const notify = useNotify();
  const cache = useQueryClient();
  const closePhotos = () => {
    void cache.invalidateQueries({ queryKey: productQuery(product._id).queryKey });
    setPhotosOf(undefined);
  };
  const isEditor = mayDo(operator, 'catalogue.edit');
  const canPrice = isEditor && mayDo(operator, 'prices.edit');
  const canEdit = (field: ShadeField | 'order') =>
    isEditor &&
    (product.hasShades || rows.some(({ isAdded }) => isAdded) || field === 'price') &&
    (field !== 'price' || canPrice) &&
    (field !== 'state' || mayDo(operator, 'catalogue.publish'));
  const found = useMemo(() => foundIn(rows, search), [rows, search]);
  const gridRows = useMemo(() => found.map(({ _id }) => ({ key: _id, height: 36 })), [found]);
  const placeOf = useMemo(() => new Map(rows.map(({ _id }, at) => [_id, at])), [rows]);
  const columns = useMemo(() => shadeColumnsFor(product.warehouses), [product.warehouses]);
  const visibleColumn = columns.findIndex(({ id }) => id === 'visible');
  const cells = useShadeCells({ product, rows, found, columns, edits, canEdit });
  const problems = useMemo(() => new Map([...refused, ...cells.problems]), [refused, cells.problems]);
  const facts = { pending: edits.pending, problems, canEdit, onPhotos: setPhotosOf };
  const typeInGrid = (typed: readonly TypedCell[]) => {
    const wrong = cells.type(typed);
    if (wrong.size > 0)
      notify({ color: 'orange', message: texts.unread(wrong.size), detail: [...new Set(wrong.values())].join('. ') });
  };
  const pictured = product.shades.find(({ _id }) => _id === photosOf);
  const add = () => {
    const id = cells.add();
    setSearch('');
    if (!isTable) setEdited(id);
  };
  const isSold = product.kind === 'combo';
  const { tonos, ...list } = address;
  const isTiled = tonos === 'cuadros' && product.hasShades;
  const navigate = useNavigate();
  return (
    <Panel label={texts.shades} className="overflow-hidden">
      <div className="flex flex-wrap items-center gap-2.5 border-b border-line px-[18px] py-3">
        <h2 className="text-[1rem] font-[650]">
          {texts.shades} {product.hasShades && <span className="font-normal text-text-2">{rows.length}</span>}
        </h2>
        <span className="flex-1" />
        <input
          type="search"
          aria-label={texts.searchShade}
          placeholder={texts.searchShade}
          className="h-9 w-[150px] rounded-[11px] bg-surface-2 px-3 text-[0.875rem] placeholder:text-text-3 max-lg:h-11"
          value={search}
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        />
        {product.hasShades && (
          <Segments
            label={texts.layout}
            small
            value={isTiled ? 'tiles' : 'table'}
            onChoose={(layout) =>
              void navigate({
                to: '/productos/$productId',
                params: { productId: product._id },
                search: { ...list, ...(layout === 'tiles' && { tonos: 'cuadros' as const }) },
                replace: true,
              })
            }
            choices={[
              { value: 'table', label: <LayoutMark icon="list" name={texts.asTable} /> },
              { value: 'tiles', label: <LayoutMark icon="grid" name={texts.asTiles} /> },
            ]}
          />
        )}
        {canPrice && !isSold && (
          <>
            <OfficeButton look="secondary" small icon={listIcons.paste} onClick={() => setPasting(true)}>
              {texts.paste}
            </OfficeButton>
            <OfficeButton look="soft" small icon="plus" aria-label={texts.addShadeLabel} onClick={add}>
              {texts.addShade}
            </OfficeButton>
          </>
        )}
      </div>
      {!product.hasShades && rows.every(({ isAdded }) => !isAdded) && !isSold && (
        <EmptyNote title={texts.noShades} text={texts.noShadesText} />
      )}
      {isTiled && (
        <Suspense fallback={<LoadingRows rows={4} />}>
          <VersionTiles
            rows={found}
            canHide={canEdit('state')}
            onShow={(row, isShown) => cells.check([{ row, column: visibleColumn }], isShown)}
            onPhotos={setPhotosOf}
          />
        </Suspense>
      )}
      {!isTiled && !isTable && (
        <Suspense fallback={<LoadingRows rows={4} />}>
          <ShadeCards {...{ rows, found, columns, cells, facts, edited }} onEdit={setEdited} />
        </Suspense>
      )}
      {!isTiled && isTable && (
        <div className="flex flex-col" style={{ height: Math.min(36 * Math.max(found.length, 1) + 52, 560) }}>
          <DataGrid
            label={texts.grid}
            columns={columns}
            rows={gridRows}
            total={found.length}
            cellAt={({ row, column }) => {
              const [at, id] = [found[row], columns[column]?.id];
              return at && id
                ? shadeCell(at, id, placeOf.get(at._id) ?? row, facts)
                : { content: null, text: '', isEditable: false };
            }}
            stampOf={(row) => {
              const at = found[row];
              return at ? shadeStamp(at, placeOf.get(at._id) ?? row, facts) : '';
            }}
            onToggleRow={() => {}}
            onSelect={setRange}
            onType={typeInGrid}
            onCheck={cells.check}
            onFillDown={cells.fillDown}
            onMove={(row, by) => canEdit('order') && cells.move(row, by)}
            onOpen={(row) => found[row]?.isAdded === false && setPhotosOf(found[row]._id)}
            onUndo={edits.undo}
            onRedo={edits.redo}
          />
        </div>
      )}
      {!isTiled && isTable && isEditor && product.hasShades && found.length > 0 && (
        <div className="flex items-center gap-2 border-t border-line px-[18px] py-2.5 text-[0.8125rem] text-text-2">
          <span className="flex-1">{texts.chosen(range.bottom - range.top + 1)}</span>
          <OfficeButton look="ghost" small onClick={() => cells.move(range.top, -1)}>
            {texts.up}
          </OfficeButton>
          <OfficeButton look="ghost" small onClick={() => cells.move(range.top, 1)}>
            {texts.down}
          </OfficeButton>
          <OfficeButton look="ghost" small title={texts.removeHelp} onClick={() => cells.remove(range)}>
            {texts.remove}
          </OfficeButton>
        </div>
      )}
      <Suspense>
        {pictured && (
          <PhotosSheet
            owner={{ kind: 'version', id: pictured._id }}
            name={shadeTitle(pictured)}
            product={product.name}
            canEdit={isEditor}
            onClose={closePhotos}
          />
        )}
      </Suspense>
      <Suspense>{isPasting && <PasteSheet product={product} onClose={() => setPasting(false)} />}</Suspense>
    </Panel>
  );
});

const LayoutMark = ({ icon, name }: { icon: 'list' | 'grid'; name: string }) => (
  <>
    <Icon name={icon} size="sm" />
    <span className="sr-only">{name}</span>
  </>
);

/** Rows with every word in number, name or code. */
function foundIn(rows: readonly EditedShade[], search: string): readonly EditedShade[] {
  const words = search.toLocaleLowerCase('es-CO').split(/\s+/).filter(Boolean);
  if (words.length === 0) return rows;
  return rows.filter(({ shade, name, code }) => {
    const text = `${shade ?? ''} ${name ?? ''} ${code}`.toLocaleLowerCase('es-CO');
    return words.every((word) => text.includes(word));
  });
}
