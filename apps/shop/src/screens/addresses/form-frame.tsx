import type { ReactNode } from 'react';
import { MobileBar } from '../../features/mobile-bar/mobile-bar.tsx';
import { paths } from '../../paths.ts';

/** The frame of the address form: heading and back link to the list. */
export function FormFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="flex flex-1 flex-col pb-28 lg:pb-16">
      <MobileBar title={title} fallback={paths.myAddresses()} />
      <div className="page-wrap w-full pt-1 lg:max-w-[900px] lg:pt-11">
        <h1 className="mb-7 text-h1 max-lg:hidden">{title}</h1>
        {children}
      </div>
    </div>
  );
}
