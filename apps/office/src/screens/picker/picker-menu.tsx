import { Link } from '@tanstack/react-router';
import { Icon } from '@tonalia/ui/icon';
import { Menu, menuRowClass } from '../../components/menu.tsx';
import { outlines } from '../../components/outlines.ts';
import { pickerTexts as texts } from '../../messages/picker.es-CO.ts';

/** Three dots below each other. */
const dots = 'M12 13a1 1 0 100-2 1 1 0 000 2M12 6a1 1 0 100-2 1 1 0 000 2M12 20a1 1 0 100-2 1 1 0 000 2';

export type PickerMenuProps = {
  waveCode: string;
  /** Units of the line that are left to pick, and what picks them at once; undefined when there is nothing to do. */
  rest: { units: number; pick: () => void } | undefined;
};

/** What else can be done with the line and its wave. */
export const PickerMenu = ({ waveCode, rest }: PickerMenuProps) => (
  <Menu
    label={texts.more}
    align="right"
    button={(props) => (
      <button
        type="button"
        {...props}
        aria-label={texts.more}
        className="pressable -mr-2.5 inline-flex size-11 items-center justify-center rounded-control"
      >
        <Icon name={dots} stroke={2.5} />
      </button>
    )}
  >
    {(close) => (
      <>
        {rest && (
          <button
            type="button"
            className={menuRowClass}
            onClick={() => {
              close();
              rest.pick();
            }}
          >
            <Icon name={outlines.checks} size="sm" />
            {texts.pickRest(rest.units)}
          </button>
        )}
        <Link
          to="/alistamiento/$wave/lista"
          params={{ wave: waveCode }}
          target="_blank"
          className={`${menuRowClass} text-text no-underline`}
          onClick={close}
        >
          <Icon name={outlines.printer} size="sm" />
          {texts.printList}
        </Link>
      </>
    )}
  </Menu>
);
