import { Swatch, SwatchTile } from '../swatch.tsx';
import { Section } from './section.tsx';
import { Stepper } from './stepper.tsx';

const shades = [
  { color: '#976f45', code: '7.0', name: 'Rubio medio' },
  { color: '#807763', code: '7.1', name: 'Rubio medio cenizo', topSeller: true, selected: true },
  { color: '#8a6a67', code: '7.2', name: 'Rubio medio irisado', isNew: true },
  { color: '#9c7a40', code: '7.3', name: 'Rubio medio dorado' },
  { color: '#a86440', code: '7.4', name: 'Rubio medio cobrizo', topSeller: true },
  { color: '#a96a6a', code: '7.5', name: 'Tono fuera de stock', soldOut: true },
];

/** Tiles of a colour card, one of them chosen, and swatches of each size. */
export function Shades() {
  return (
    <Section title="Tonos" wide>
      <div className="grid max-w-82 grid-cols-3 gap-x-2.5 gap-y-3">
        {shades.map(({ name, ...shade }) => (
          <div key={shade.code}>
            <SwatchTile {...shade} />
            {shade.selected ? (
              <div className="mt-1.5">
                <Stepper start={3} full tight />
              </div>
            ) : (
              <p className="min-h-11 px-[3px] pt-1.5 text-[0.78rem] leading-[1.25] font-medium text-text-2">{name}</p>
            )}
          </div>
        ))}
      </div>
      <div className="mt-4 flex items-center gap-3">
        <Swatch color="#807763" size={48} />
        <Swatch color="#b9233f" size={26} />
        <Swatch color="#2e4c7a" />
      </div>
    </Section>
  );
}
