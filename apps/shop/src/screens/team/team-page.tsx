import type { ReactNode } from 'react';
import { MobileBar } from '../../features/mobile-bar/mobile-bar.tsx';

/** The frame of the pages about the people of a business. */
export function TeamPage({
  title,
  about,
  fallback,
  act,
  children,
}: {
  title: string;
  /** Below the title: the business, or what the person does. */
  about?: string | undefined;
  fallback: string;
  /** At the right end of a phone's bar. */
  act?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="flex-1 bg-canvas-sunken pb-8 lg:-mb-20 lg:pb-16">
      <div className="bg-surface lg:hidden [&>header]:bg-surface">
        <MobileBar
          fallback={fallback}
          title={
            <>
              {title} {about && <span className="block truncate text-small font-normal text-text-2">{about}</span>}
            </>
          }
        >
          {act}
        </MobileBar>
      </div>
      <div className="page-wrap grid w-full max-w-180 grid-cols-1 gap-5 pt-4 lg:pt-7">
        <div className="max-lg:hidden">
          <h1 tabIndex={-1} className="text-h1 outline-none">
            {title}
          </h1>
          {about && <p className="text-text-2">{about}</p>}
        </div>
        {children}
      </div>
    </div>
  );
}
