import { AppMark } from '../app-mark.tsx';
import { Wordmark } from '../wordmark.tsx';

const palette = [
  'bg-esmeralda-900',
  'bg-esmeralda-600',
  'bg-esmeralda-300',
  'bg-esmeralda-50',
  'bg-guayaba-500',
  'bg-guayaba-600',
  'bg-rubor-100',
  'bg-maiz-100',
  'bg-azul-600',
  'bg-naranja-600',
  'bg-rojo-600',
  'bg-grafito-900',
  'bg-grafito-500',
  'bg-grafito-200',
  'bg-grafito-50',
];

/** The brand's mark and the tokens of colour. */
export function Palette() {
  return (
    <div className="mb-6.5 flex flex-wrap items-center gap-4">
      <AppMark />
      <h1>
        <Wordmark name="Tonalia" className="text-[2.375rem]" />
      </h1>
      <span className="flex flex-1 flex-wrap justify-end gap-1.5">
        {palette.map((tone) => (
          <i
            key={tone}
            className={`h-[46px] w-[34px] rounded-t-[17px] rounded-b-[7px] inset-ring inset-ring-swatch-edge ${tone}`}
          />
        ))}
      </span>
    </div>
  );
}
