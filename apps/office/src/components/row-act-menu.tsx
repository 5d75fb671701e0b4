import { Menu, menuRowClass } from './menu.tsx';
import { moreOutline } from './more-outline.ts';
import { OutlineButton } from './outline-button.tsx';

export type RowActMenuProps<Act extends string> = {
  label: string;
  acts: readonly Act[];
  names: Readonly<Record<Act, string>>;
  onAct: (act: Act) => void;
};

/** What can be done with a row, behind three dots. */
export const RowActMenu = <Act extends string>({ label, acts, names, onAct }: RowActMenuProps<Act>) => (
  <Menu
    label={label}
    align="right"
    button={(props) => <OutlineButton {...props} icon={moreOutline} label={label} bare small />}
  >
    {(close) =>
      acts.map((act) => (
        <button
          key={act}
          type="button"
          className={menuRowClass}
          onClick={() => {
            close();
            onAct(act);
          }}
        >
          {names[act]}
        </button>
      ))
    }
  </Menu>
);
