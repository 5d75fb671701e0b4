import type { ReactNode } from 'react';

/** A titled cell of the gallery's grid; `wide` takes two columns. */
export function Section({ title, wide = false, children }: { title: string; wide?: boolean; children: ReactNode }) {
  return (
    <section className={`min-w-0 ${wide ? 'lg:col-span-2' : ''}`}>
      <h2 className="mb-3 text-micro text-text-3">{title}</h2>
      {children}
    </section>
  );
}
