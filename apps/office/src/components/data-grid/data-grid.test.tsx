import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, expect, test } from 'vitest';
import { DataGrid } from './data-grid.tsx';
import type { CellPlace } from './selection.ts';

// jsdom lays nothing out, and only rows in view are drawn
beforeAll(() => {
  Object.defineProperties(HTMLElement.prototype, {
    clientHeight: { configurable: true, value: 900 },
    clientWidth: { configurable: true, value: 1440 },
  });
});

const columns = [
  { id: 'name', title: 'Nombre', width: '100px', isText: true },
  { id: 'code', title: 'Código', width: '100px', isText: true },
];
const names = ['Cedro', 'Canela', 'Coral', 'Cobre'];
const rows = names.map((key) => ({ key, height: 36 }));
const noAct = () => {};

/** Four rows or fewer, and how often a cell of each was drawn since the last look. */
function open(count = rows.length) {
  const drawn = new Map<string, number>();
  function Name({ children }: { children: string }) {
    drawn.set(children, (drawn.get(children) ?? 0) + 1);
    return children;
  }
  function Page() {
    const [texts, setTexts] = useState(names);
    return (
      <DataGrid
        label="Tonos"
        columns={columns}
        rows={rows.slice(0, count)}
        total={count}
        cellAt={({ row, column }: CellPlace) => {
          const text = column === 0 ? (texts[row] ?? '') : String(row);
          return { content: column === 0 ? <Name>{text}</Name> : text, text, isEditable: true };
        }}
        stampOf={(row) => texts[row] ?? ''}
        onType={(cells) => setTexts(texts.map((text, at) => cells.find(({ row }) => row === at)?.text ?? text))}
        onSelect={noAct}
        onToggleRow={noAct}
        onCheck={noAct}
        onFillDown={noAct}
        onUndo={noAct}
        onRedo={noAct}
      />
    );
  }
  render(<Page />);
  screen.getByRole('grid').focus();
  const look = () => {
    const since = [...drawn.keys()];
    drawn.clear();
    return since.toSorted();
  };
  look();
  return look;
}

test('only rows that change are drawn again: two for an arrow, one for the first letter, none for the next, both for ↵, each that a paste writes (OFC-402)', async () => {
  const look = open();
  await userEvent.keyboard('{ArrowDown}');
  expect(look()).toEqual(['Canela', 'Cedro']);
  await userEvent.keyboard('x');
  expect(look()).toEqual(['Canela']);
  await userEvent.keyboard('yz{Backspace}{Backspace}');
  expect(look()).toEqual([]);
  await userEvent.keyboard('{Enter}');
  expect(look()).toEqual(['Coral', 'x']);
  const grid = screen.getByRole('grid');
  fireEvent.paste(grid, { clipboardData: { getData: () => 'Ámbar\nCaoba' } });
  expect(look()).toEqual(['Caoba', 'Ámbar']);
  expect(grid.textContent).toMatch(/Cedro0.*x1.*Ámbar2.*Caoba3/);
});

test('a row that was not drawn again still obeys the pointer and the keys of now', async () => {
  open();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}Ámbar{Enter}');
  await userEvent.dblClick(screen.getByText('Cobre'));
  await userEvent.keyboard('{Control>}a{/Control}Caoba{Enter}');
  await userEvent.click(screen.getByText('Cedro'));
  await userEvent.keyboard('Té{Enter}');
  expect(screen.getByRole('grid').textContent).toMatch(/Té0.*Canela1.*Ámbar2.*Caoba3/);
});

test.each([1, 2])(
  'the cell with the focus is named, also of %i rows; without rows there is none (OFC-402)',
  async (count) => {
    open(count);
    await userEvent.keyboard('{ArrowRight}');
    const active = () => screen.getByRole('grid').getAttribute('aria-activedescendant') ?? '';
    expect(document.getElementById(active())?.textContent).toBe('0');
    cleanup();
    open(0);
    expect(active()).toBe('');
  },
);
