import { Menu, menuRowClass } from '../../components/menu.tsx';
import { moreOutline } from '../../components/more-outline.ts';
import { OutlineButton } from '../../components/outline-button.tsx';
import { productTexts as texts } from '../../messages/product.es-CO.ts';

/** What else is done with a published product. */
export const StateMenu = ({ onWithdraw }: { onWithdraw: () => void }) => (
  <Menu
    label={texts.more}
    align="right"
    button={(props) => <OutlineButton {...props} icon={moreOutline} label={texts.more} />}
  >
    {(close) => (
      <button
        type="button"
        className={menuRowClass}
        onClick={() => {
          close();
          onWithdraw();
        }}
      >
        {texts.withdraw}
      </button>
    )}
  </Menu>
);
