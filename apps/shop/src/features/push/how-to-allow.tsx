import { shop } from '../../api/settings/shop-settings.ts';
import { pushMessages } from '../../messages/push.es-CO.ts';
import { runsOn } from '../../native/target.ts';

/** Explains where to allow notifications after the phone's one-time question was refused. */
export function HowToAllow({ className = '' }: { className?: string }) {
  return (
    <p className={`text-small text-text-2 ${className}`}>
      {pushMessages.denied} {pushMessages.where[runsOn() === 'ios' ? 'ios' : 'android'](shop().brand)}
    </p>
  );
}
