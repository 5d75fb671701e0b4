import { buttonClass } from '@tonalia/ui/button';
import { whatsappLink } from '../../navigation/whatsapp-link.ts';
import { teamMessages } from '../../messages/team.es-CO.ts';

const words = teamMessages.invite;

/** Passes the link of an invitation on; it is shown once. */
export function ShareLink({ link }: { link: string }) {
  return (
    <div className="mt-3 grid gap-2">
      <a
        href={whatsappLink(words.shareText(link), '')}
        target="_blank"
        rel="noreferrer"
        className={buttonClass({ variant: 'secondary', full: true })}
      >
        {words.share}
      </a>
      <p className="text-small text-text-2">{words.shareHelp}</p>
    </div>
  );
}
