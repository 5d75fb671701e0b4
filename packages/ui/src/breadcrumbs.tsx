import { Children } from 'react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** The path to the current page: links in order, then its plain name. From 1024 px on; a phone has the back arrow. */
export function Breadcrumbs({ children, className }: { children: ReactNode; className?: string }) {
  const items = Children.toArray(children);
  return (
    <nav aria-label="Ruta" className={classNames('hidden text-small text-text-3 lg:block', className)}>
      <ol className="flex flex-wrap">
        {items.map((item, at) => {
          const isLast = at === items.length - 1;
          return (
            <li
              key={at}
              aria-current={isLast ? 'page' : undefined}
              className={isLast ? 'text-text' : 'hover:[&_a]:underline'}
            >
              {item}
              {!isLast && (
                <span aria-hidden="true" className="mx-1">
                  /
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
