import { useState } from 'react';
import { Buttons } from './gallery/buttons.tsx';
import { Cards, Shelf } from './gallery/cards.tsx';
import { Choices } from './gallery/choices.tsx';
import { Dialogs } from './gallery/dialogs.tsx';
import { Fields, MoreFields } from './gallery/fields.tsx';
import { Filters } from './gallery/filters.tsx';
import { Icons } from './gallery/icons.tsx';
import { Badges, Prices } from './gallery/labels.tsx';
import { Notices } from './gallery/notices.tsx';
import { Palette } from './gallery/palette.tsx';
import { Products } from './gallery/products.tsx';
import { Progress } from './gallery/progress.tsx';
import { Quantities } from './gallery/quantities.tsx';
import { Shades } from './gallery/shades.tsx';
import { Skeletons, EmptyAndError } from './gallery/states.tsx';
import { SkipLink } from './skip-link.tsx';

/** Every primitive in every state, for development. Not part of the shop. */
export function Gallery() {
  const [now] = useState(() => Date.now());
  return (
    <main className="bg-canvas px-4 py-8 lg:px-10">
      <SkipLink />
      <Palette />
      <div id="contenido" className="grid gap-x-9 gap-y-7.5 lg:grid-cols-4">
        <Buttons />
        <Quantities />
        <Badges />
        <Prices />
        <Filters />
        <Notices />
        <Fields />
        <Skeletons />
        <Products />
        <EmptyAndError />
        <Shades />
        <Choices />
        <MoreFields />
        <Dialogs />
        <Progress now={now} />
        <Cards />
        <Shelf />
        <Icons />
      </div>
    </main>
  );
}
