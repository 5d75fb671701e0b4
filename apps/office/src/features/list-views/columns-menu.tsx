import { Suspense, lazy } from 'react';
import { Menu } from '../../components/menu.tsx';
import { OutlineButton } from '../../components/outline-button.tsx';
import { outlines } from '../../components/outlines.ts';
import { listViewsTexts as texts } from '../../messages/list-views.es-CO.ts';
import type { ChosenColumns } from './use-columns.ts';

// its drag and drop is loaded once the columns are opened
const ColumnChoice = lazy(() => import('./column-choice.tsx').then((module) => ({ default: module.ColumnChoice })));

/** The button that opens the choice of columns. */
export const ColumnsMenu = ({ columns }: { columns: ChosenColumns }) => (
  <Menu
    label={texts.columns}
    align="right"
    className="w-[236px]"
    button={(props) => <OutlineButton {...props} icon={outlines.columns} label={texts.columns} small />}
  >
    {() => (
      <Suspense fallback={null}>
        <ColumnChoice columns={columns} />
      </Suspense>
    )}
  </Menu>
);
