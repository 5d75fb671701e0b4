import { useEffect, useRef, useState } from 'react';
import { Icon } from '@tonalia/ui/icon';
import { menuRowClass } from '../../components/menu.tsx';
import { SmallSwitch } from '../../components/small-switch.tsx';
import { movedTo } from '../../components/moved-to.ts';
import { outlines } from '../../components/outlines.ts';
import { useDrag } from '../../components/use-drag.ts';
import { listViewsTexts as texts } from '../../messages/list-views.es-CO.ts';
import type { ChosenColumns } from './use-columns.ts';

/** Which columns there are and in which order: by their grips, or with ↑ and ↓ on one. */
export function ColumnChoice({ columns }: { columns: ChosenColumns }) {
  const { possible, arrange, restore } = columns;
  const [said, setSaid] = useState('');
  const first = useRef<HTMLButtonElement>(null);
  // the menu gave the focus to what it had before this was loaded
  useEffect(() => first.current?.focus(), []);
  const place = (from: number, to: number) => {
    const next = movedTo(possible, from, to);
    const column = possible[from];
    if (next === possible || !column) return;
    arrange(next.map(({ name }) => name));
    setSaid(texts.columnAt(column.title, next.indexOf(column) + 1, next.length));
  };
  return (
    <>
      <div className="flex items-center px-2.5 pt-1.5 pb-1 text-[0.78125rem]">
        <b className="flex-1 font-semibold text-text-3">{texts.columns}</b>
        <button ref={first} type="button" className="touch-area font-semibold text-brand-text" onClick={restore}>
          {texts.restore}
        </button>
      </div>
      {possible.map((column, at) => (
        <ColumnRow key={column.name} column={column} at={at} columns={columns} onPlace={place} />
      ))}
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  );
}

type ColumnRowProps = {
  column: ChosenColumns['possible'][number];
  at: number;
  columns: ChosenColumns;
  onPlace: (from: number, to: number) => void;
};

function ColumnRow({ column: { name, title, isFixed }, at, columns: { hidden, hide }, onPlace }: ColumnRowProps) {
  const row = useRef<HTMLDivElement>(null);
  const grip = useRef<HTMLButtonElement>(null);
  const edge = useDrag(row, grip, { kind: 'column', at, isOn: true, onDrop: onPlace });
  const isOn = !hidden.includes(name);
  const steps: Partial<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };
  return (
    <div
      ref={row}
      data-edge={edge}
      className="flex items-center data-[edge=bottom]:inset-shadow-[0_-2px_0_var(--brand)] data-[edge=top]:inset-shadow-[0_2px_0_var(--brand)]"
    >
      <button
        ref={grip}
        type="button"
        aria-label={texts.moveColumn(title)}
        title={texts.moveColumnHelp}
        className="flex h-[33px] w-7 shrink-0 cursor-grab items-center justify-center rounded-[9px] text-text-3"
        onKeyDown={(event) => {
          const step = steps[event.key];
          if (step === undefined) return;
          event.preventDefault();
          onPlace(at, at + step);
        }}
      >
        <Icon name={outlines.grip} size="sm" />
      </button>
      <label className={`${menuRowClass} h-[33px]! pl-1.5! has-disabled:text-text-3`}>
        <span className="flex-1">{title}</span>
        <SmallSwitch
          checked={isOn}
          // the column that names the row stays
          disabled={isFixed}
          onChange={({ currentTarget }) =>
            hide(currentTarget.checked ? hidden.filter((one) => one !== name) : [...hidden, name])
          }
        />
      </label>
    </div>
  );
}
