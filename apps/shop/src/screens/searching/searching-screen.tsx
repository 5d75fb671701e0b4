import { BackButton } from '../../features/mobile-bar/mobile-bar.tsx';
import { SearchBox } from '../../features/search-box/search-box.tsx';
import { messages } from '../../messages/es-CO.ts';

/** The search as a separate page: the focused field, recent and top terms, then suggestions. */
export function SearchingScreen() {
  return (
    <div className="page-wrap flex w-full flex-1 flex-col max-lg:px-0! max-lg:pt-2 lg:max-w-195 lg:py-8">
      <h1 className="max-lg:sr-only lg:mb-4 lg:text-h1">{messages.shell.search}</h1>
      <SearchBox back={<BackButton className="lg:hidden" />} />
    </div>
  );
}
