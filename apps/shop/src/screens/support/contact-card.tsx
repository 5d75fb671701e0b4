import type { ReactNode } from 'react';

interface ContactCardProps {
  label: string;
  /** The initials or icon beside the name. */
  face: ReactNode;
  lead: string;
  name: string;
  hours: string | null;
  isOpen: boolean;
  /** The buttons. */
  children: ReactNode;
}

/** The dark card of a contact: initials, name and hours above the buttons. */
export function ContactCard({ label, face, lead, name, hours, isOpen, children }: ContactCardProps) {
  return (
    <section aria-label={label} className="rounded-[24px] bg-deep p-4.5 text-on-deep">
      <div className="flex flex-wrap items-center gap-4">
        {face}
        <p className="min-w-36 flex-1">
          <span className="block text-small text-on-deep-2">{lead}</span>
          <b className="block text-h2 wrap-break-word">{name}</b>
          <span className="mt-0.5 flex items-center gap-2 text-small text-on-deep-2">
            {isOpen && <span aria-hidden="true" className="size-2 rounded-full bg-esmeralda-300" />}
            {hours}
          </span>
        </p>
      </div>
      {children}
    </section>
  );
}
