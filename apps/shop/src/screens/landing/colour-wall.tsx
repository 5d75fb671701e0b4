import { buttonClass } from '@tonalia/ui/button';
import { SwatchTile } from '@tonalia/ui/swatch';
import { RouteLink } from '../../navigation/link.tsx';
import { welcomeMessages } from '../../messages/welcome.es-CO.ts';
import { paths } from '../../paths.ts';

/** Natural, ash, pearl, golden, copper, mahogany, red, brown: a dye line by height. */
const tones = [
  ['#4A2F22', '#3D3432', '#4A3A3C', '#533218', '#5A2C1C', '#4A1E26', '#520F1B', '#3D281C'],
  ['#6A4428', '#524740', '#5C4C4D', '#6E4712', '#7A3A1C', '#622A30', '#741620', '#573A2A'],
  ['#85603E', '#6B6054', '#7A6564', '#8C6426', '#96532A', '#7C3C3E', '#93302E', '#735238'],
  ['#A37B50', '#877B69', '#967E7A', '#A88140', '#B26A3C', '#9A5550', '#B04A3E', '#8F6C4C'],
  ['#C09A66', '#A79C86', '#B59C96', '#C49C58', '#CC8752', '#B87468', '#CC6C58', '#AD8862'],
];

/** A wall of shades with their codes. */
export function ColourWall({ id }: { id: string }) {
  return (
    <section id={id} className="-scroll-mt-24 bg-deep text-on-deep">
      <div className="page-wrap grid gap-8 py-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.5fr)] lg:items-center lg:gap-16 lg:py-18">
        <div>
          <h2 className="text-h1">{welcomeMessages.landing.cardTitle}</h2>
          <p className="mt-3 max-w-95 text-on-deep-2">{welcomeMessages.landing.cardText}</p>
          <RouteLink
            href={paths.search({ search: 'tinte' })}
            className={buttonClass({ variant: 'inverse', className: 'mt-6' })}
          >
            {welcomeMessages.landing.cardAction}
          </RouteLink>
        </div>
        <div aria-hidden="true" className="grid grid-cols-4 gap-2 lg:grid-cols-8 lg:gap-2.5">
          {tones.flatMap((row, height) =>
            row.map((tone, reflex) => (
              <SwatchTile
                key={tone}
                color={tone}
                code={`${height + 4}.${reflex}`}
                selected={height === 3 && reflex === 1}
                className={reflex > 3 || height > 3 ? 'max-lg:hidden' : ''}
              />
            )),
          )}
        </div>
      </div>
    </section>
  );
}
