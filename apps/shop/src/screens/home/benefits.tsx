import { Icon, type IconName, type IconOutline } from '@tonalia/ui/icon';
import { homeMessages } from '../../messages/home.es-CO.ts';

// Only these lines draw it, so it is not among the icons of every page.
const BADGE_CHECK: IconOutline =
  'M3.9 8.6a4 4 0 014.8-4.8 4 4 0 016.7 0 4 4 0 014.8 4.8 4 4 0 010 6.7 4 4 0 01-4.8 4.8 4 4 0 01-6.8 0 4 4 0 01-4.8-4.8 4 4 0 010-6.8ZM16 9l-5.5 5.5L8 12';
const icons: readonly (IconName | IconOutline)[] = ['truck', BADGE_CHECK, 'credit', 'headset'];

export function Benefits() {
  return (
    <ul className="grid grid-cols-4 gap-5 px-1 max-lg:hidden">
      {homeMessages.benefits.map(([title, text], at) => (
        <li key={title} className="flex items-center gap-3">
          <Icon name={icons[at] ?? 'check'} size="lg" className="text-brand-text" />
          <span>
            <b className="block text-label">{title}</b>
            <span className="text-small text-text-3">{text}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
