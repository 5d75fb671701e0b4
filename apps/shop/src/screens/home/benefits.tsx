import { Icon } from '@tonalia/ui/icon';
import { homeMessages } from '../../messages/home.es-CO.ts';

export function Benefits() {
  return (
    <ul className="grid grid-cols-4 gap-5 px-1 max-lg:hidden">
      {homeMessages.benefits.map(([icon, title, text]) => (
        <li key={title} className="flex items-center gap-3">
          <Icon name={icon} size="lg" className="text-brand-text" />
          <span>
            <b className="block text-label">{title}</b>
            <span className="text-small text-text-3">{text}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
