import { messages } from '../messages/es-CO.ts';

/** While a page is on its way (from 150 ms on): the boxes of a screen, whatever it will be. */
export function RoutePending() {
  return (
    <div role="status" aria-label={messages.shell.loading} className="page-wrap grid w-full gap-5 py-6">
      <div className="skeleton h-12 rounded-control" />
      <div className="skeleton h-56 rounded-sheet lg:h-80" />
      <div className="grid grid-cols-2 gap-3 md:grid-cols-3 lg:grid-cols-5 lg:gap-5">
        {Array.from({ length: 5 }, (_, index) => (
          <div key={index} className="grid gap-2.5">
            <div className="skeleton aspect-square rounded-tile" />
            <div className="skeleton h-5 w-2/3 rounded-md" />
            <div className="skeleton h-4 rounded-md" />
          </div>
        ))}
      </div>
    </div>
  );
}
