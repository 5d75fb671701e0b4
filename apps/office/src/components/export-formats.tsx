import { Icon } from '@tonalia/ui/icon';
import { exportFormatTexts as formatTexts } from '../messages/export-formats.es-CO.ts';
import { exportTexts as texts } from '../messages/export.es-CO.ts';
import { Menu, menuRowClass } from './menu.tsx';
import { OfficeButton } from './office-button.tsx';

/** Downloads what a list shows as a workbook or as CSV, on a wide screen; `href` has its filters. */
export const ExportFormats = ({ href }: { href: string }) => (
  <Menu
    label={texts.export}
    align="right"
    button={(props) => (
      <OfficeButton {...props} look="secondary" icon="download" className="max-lg:hidden">
        {texts.export}
      </OfficeButton>
    )}
  >
    {(close) =>
      (['xlsx', 'csv'] as const).map((format) => (
        <a
          key={format}
          href={`${href}&format=${format}`}
          download
          className={`${menuRowClass} text-text no-underline`}
          onClick={close}
        >
          <Icon name="file" size="sm" />
          {formatTexts[format]}
        </a>
      ))
    }
  </Menu>
);
