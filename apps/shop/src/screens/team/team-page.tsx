import type { ReactNode } from 'react';
import { MobileBar } from '../../features/mobile-bar/mobile-bar.tsx';

/** The frame of the pages about the people of a business. */
export function TeamPage({ title, fallback, children }: { title: string; fallback: string; children: ReactNode }) {
  return (
    <div className="flex-1 bg-canvas-sunken pb-8 lg:-mb-20 lg:pb-16">
      <div className="bg-surface lg:hidden [&>header]:bg-surface">
        <MobileBar title={title} fallback={fallback} />
      </div>
      <div className="page-wrap grid w-full max-w-180 grid-cols-1 gap-5 pt-4 lg:pt-7">
        <h1 tabIndex={-1} className="text-h1 outline-none max-lg:hidden">
          {title}
        </h1>
        {children}
      </div>
    </div>
  );
}
