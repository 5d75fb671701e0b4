import { Carousel } from '@tonalia/ui/carousel';
import { Icon } from '@tonalia/ui/icon';
import type { ReactNode } from 'react';
import { RouteLink } from '../../navigation/link.tsx';
import { messages } from '../../messages/es-CO.ts';

/** A titled row that scrolls sideways, with a link to the full list. A desktop shows five. */
export function Shelf({
  title,
  all,
  itemClassName = 'w-41 lg:w-[calc((100%-5rem)/5)]',
  id,
  children,
}: {
  title: string;
  /** The address of the full list. */
  all?: string;
  itemClassName?: string;
  id?: string;
  children: ReactNode;
}) {
  return (
    <section id={id} className="min-w-0">
      <div className="mb-3.5 flex items-center justify-between gap-3">
        <h2 className="text-h2">{title}</h2>
        {all && (
          <RouteLink
            href={all}
            aria-label={`${messages.shell.seeAll}: ${title}`}
            className="-my-2 flex min-h-11 items-center gap-1 text-label text-brand-text hover:underline"
          >
            {messages.shell.seeAll}
            <Icon name="chevron-right" size="sm" />
          </RouteLink>
        )}
      </div>
      <Carousel label={title} itemClassName={itemClassName}>
        {children}
      </Carousel>
    </section>
  );
}
