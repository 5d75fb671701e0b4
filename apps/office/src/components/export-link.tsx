import { Icon } from '@tonalia/ui/icon';
import { exportTexts as texts } from '../messages/export.es-CO.ts';
import { officeButtonClass } from './office-button.tsx';

/** Downloads what a list shows, on a wide screen; `words` for another file. */
export const ExportLink = ({ href, words = texts.export }: { href: string; words?: string }) => (
  <a href={href} download className={`${officeButtonClass('secondary')} max-lg:hidden`}>
    <Icon name="download" size="sm" />
    {words}
  </a>
);
