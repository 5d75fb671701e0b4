/** The first stop of the Tab key: jumps over the header to the content. */
export function SkipLink({ href = '#contenido', children = 'Ir al contenido' }: { href?: string; children?: string }) {
  return (
    <a
      href={href}
      className="fixed top-[calc(8px+var(--safe-top))] left-2 z-toast -translate-y-40 rounded-control bg-text px-4 py-[13px] text-label text-canvas focus-visible:translate-y-0"
    >
      {children}
    </a>
  );
}
