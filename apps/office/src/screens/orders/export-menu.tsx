import { Icon } from '@tonalia/ui/icon';
import { Menu, type MenuButton, menuRowClass } from '../../components/menu.tsx';
import { OfficeButton } from '../../components/office-button.tsx';
import { ordersTexts as texts } from '../../messages/orders.es-CO.ts';
import { exportAddress } from './export-address.ts';

export type ExportMenuProps = {
  /** Filters of the list, as the call takes them. */
  filter: object;
  /** Chosen orders; absent for all that the filters give. */
  codes?: readonly string[];
  above?: boolean;
  button?: (props: MenuButton) => React.ReactNode;
};

/** Downloads the filtered list as a file; the server streams it. */
export function ExportMenu({ filter, codes, above = false, button }: ExportMenuProps) {
  return (
    <Menu
      label={texts.export}
      align="right"
      above={above}
      button={
        button ??
        ((props) => (
          <OfficeButton {...props} look="secondary" icon="download" className="max-lg:hidden">
            {texts.export}
          </OfficeButton>
        ))
      }
    >
      {(close) =>
        (['xlsx', 'csv'] as const).map((format) => (
          <a
            key={format}
            href={exportAddress(format, filter, codes)}
            download
            className={`${menuRowClass} text-text no-underline`}
            onClick={close}
          >
            <Icon name="file" size="sm" />
            {texts.exportAs[format]}
          </a>
        ))
      }
    </Menu>
  );
}
