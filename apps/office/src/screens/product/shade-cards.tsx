import { Field } from '@tonalia/ui/field';
import { useState } from 'react';
import { formatNumber, formatPesos } from '@tonalia/rules/money';
import { classNames } from '@tonalia/ui/class-names';
import { Icon } from '@tonalia/ui/icon';
import { OfficeButton } from '../../components/office-button.tsx';
import { OfficeSheet } from '../../components/office-sheet.tsx';
import { SmallSwitch } from '../../components/small-switch.tsx';
import { EmptyNote } from '../../components/states.tsx';
import { pictureAt } from '../../features/photos/picture-at.ts';
import { productTexts as texts } from '../../messages/product.es-CO.ts';
import { type EditedShade, keyOf, shadeFields } from './edits.rules.ts';
import {
  type ShadeColumn,
  type ShadeColumnId,
  type ShadeFacts,
  ShadeSwatch,
  problemOf,
  shadeCell,
  shadeTitle,
} from './shade-cells.tsx';
import type { ShadeCells } from './use-shade-cells.ts';

export type ShadeCardsProps = {
  /** All shades in their order. */
  rows: readonly EditedShade[];
  /** Those that the search leaves. */
  found: readonly EditedShade[];
  columns: readonly ShadeColumn[];
  cells: ShadeCells;
  facts: ShadeFacts;
  /** The id of the shade in the sheet. */
  edited: string | undefined;
  onEdit: (id: string | undefined) => void;
};

/** Cards that are drawn before "Ver los 214 tonos": the rest of the page stays near. */
const FIRST = 20;

/** The shades on a phone: a card for each one, and a sheet that edits it. */
export function ShadeCards({ rows, found, columns, cells, facts, edited, onEdit }: ShadeCardsProps) {
  const [isWhole, setWhole] = useState(false);
  const at = found.findIndex(({ _id }) => _id === edited);
  const row = found[at];
  if (found.length === 0 && rows.length > 0) return <EmptyNote title={texts.noneFound} />;
  return (
    <>
      <ul aria-label={texts.grid}>
        {found.slice(0, isWhole ? found.length : FIRST).map((shade) => (
          <ShadeCard key={shade._id} row={shade} facts={facts} onOpen={() => onEdit(shade._id)} />
        ))}
      </ul>
      {!isWhole && found.length > FIRST && (
        <OfficeButton look="ghost" className="w-full" onClick={() => setWhole(true)}>
          {texts.allShades(found.length)}
        </OfficeButton>
      )}
      {row && (
        <ShadeSheet
          key={row._id}
          {...{ row, at, columns, cells, facts }}
          place={rows.indexOf(row)}
          onClose={() => {
            cells.forget();
            onEdit(undefined);
          }}
        />
      )}
    </>
  );
}

type ShadeCardProps = { row: EditedShade; facts: ShadeFacts; onOpen: () => void };

function ShadeCard({ row, facts: { pending, problems }, onOpen }: ShadeCardProps) {
  const problem = ([...shadeFields, 'order'] as const).map((field) => problemOf(row, field, problems)).find(Boolean);
  const isChanged = shadeFields.some((field) => pending.has(keyOf(row._id, field)));
  return (
    <li className="border-t border-hair first:border-t-0">
      <button
        type="button"
        className={classNames(
          'pressable relative flex min-h-[62px] w-full items-center gap-3 px-[18px] py-2 text-left -outline-offset-4',
          problem ? 'grid-wrong' : isChanged && 'grid-changed',
        )}
        onClick={onOpen}
      >
        <ShadePicture row={row} />
        <span className="min-w-0 flex-1">
          <span className="block truncate font-semibold">{shadeTitle(row) || texts.newShade}</span>
          <span className="block truncate text-small text-text-2">
            {problem ?? (
              <>
                {row.code}
                {row.available !== null && (
                  <span className={classNames(row.available === 0 && 'font-[650] text-warn')}>
                    {`, ${texts.units(formatNumber(row.available))}`}
                  </span>
                )}
                {row.state !== 'published' && `, ${texts.cardStates[row.state]}`}
              </>
            )}
          </span>
        </span>
        <b className="font-[650]">{row.price === null ? '–' : formatPesos(row.price)}</b>
        <Icon name="chevron-right" size="sm" className="text-text-3" />
      </button>
    </li>
  );
}

/** Its own photograph, else its colour. */
const ShadePicture = ({ row: { photo, swatch } }: { row: EditedShade }) => (
  <span
    className="flex size-9 shrink-0 items-center justify-center overflow-hidden rounded-[10px] bg-surface-3 inset-ring inset-ring-swatch-edge"
    style={photo === null && swatch !== null ? { background: swatch } : undefined}
  >
    {photo !== null && <img src={pictureAt(photo, 96)} alt="" loading="lazy" className="max-h-full" />}
  </span>
);

/** Fields of the sheet. */
const typedFields = ['shade', 'name', 'swatch', 'code', 'price', 'order'] as const;

type ShadeSheetProps = Pick<ShadeCardsProps, 'columns' | 'cells' | 'facts'> & {
  row: EditedShade;
  /** Its place among the found shades, and in the whole order. */
  at: number;
  place: number;
  onClose: () => void;
};

/** One shade: what is typed stays here until it is applied, and then waits with the other unsaved values as one step. */
function ShadeSheet({ row, at, place, columns, cells, facts, onClose }: ShadeSheetProps) {
  const textOf = (id: ShadeColumnId) => shadeCell(row, id, place, facts).text;
  const [typed, setTyped] = useState<ReadonlyMap<ShadeColumnId, string>>(
    () => new Map(typedFields.map((id) => [id, textOf(id)])),
  );
  const [isVisible, setVisible] = useState(row.state === 'published');
  const isEditable = [...typedFields, 'state' as const].some(facts.canEdit);
  function apply(): void {
    const changed = columns.flatMap(({ id }, column) => {
      const text = id === 'visible' ? (isVisible ? texts.yes : texts.no) : typed.get(id);
      return text === undefined || text === textOf(id) ? [] : [{ row: at, column, text }];
    });
    if (cells.type(changed).size === 0) onClose();
  }
  return (
    <OfficeSheet
      title={shadeTitle(row) || texts.newShade}
      subtitle={row.code}
      mark={<ShadePicture row={row} />}
      isPage
      onClose={onClose}
      onSave={apply}
      footer={
        isEditable && (
          <div className="flex gap-2">
            <OfficeButton
              look="ghost"
              title={texts.removeHelp}
              onClick={() => {
                cells.remove({ top: at, bottom: at, left: 0, right: 0 });
                onClose();
              }}
            >
              {texts.remove}
            </OfficeButton>
            <OfficeButton className="flex-1" onClick={apply}>
              {texts.apply}
            </OfficeButton>
          </div>
        )
      }
    >
      <div className="grid gap-4 pt-2">
        {typedFields.map((id) => (
          <Field
            key={id}
            className="max-w-none!"
            label={texts.columns[id]}
            inputMode={id === 'price' || id === 'order' ? 'numeric' : 'text'}
            value={typed.get(id) ?? ''}
            error={problemOf(row, id, facts.problems)}
            disabled={!facts.canEdit(id)}
            prefix={id === 'swatch' && <ShadeSwatch hex={typed.get('swatch') || null} />}
            onChange={({ currentTarget: { value } }) => setTyped((now) => new Map(now).set(id, value))}
          />
        ))}
        <label className="flex min-h-11 items-center justify-between gap-3">
          {texts.columns.visible}
          <SmallSwitch
            checked={isVisible}
            disabled={!facts.canEdit('state')}
            onChange={({ currentTarget: { checked } }) => setVisible(checked)}
          />
        </label>
        <dl className="grid gap-2.5 border-t border-line pt-4 text-[0.875rem]">
          {columns
            .filter(({ isLocked }) => isLocked)
            .map(({ id, title }) => (
              <div key={id} className="flex justify-between gap-3">
                <dt className="text-text-2">{title}</dt>
                <dd>{shadeCell(row, id, place, facts).content ?? texts.no}</dd>
              </div>
            ))}
        </dl>
        {!row.isAdded && (
          <OfficeButton look="secondary" onClick={() => facts.onPhotos(row._id)}>
            {texts.photosOf(shadeTitle(row))}
          </OfficeButton>
        )}
      </div>
    </OfficeSheet>
  );
}
