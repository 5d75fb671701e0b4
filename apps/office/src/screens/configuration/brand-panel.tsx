import type { OfficeSetting } from '@tonalia/contract/settings-office';
import { Icon } from '@tonalia/ui/icon';
import { OfficeButton } from '../../components/office-button.tsx';
import { OutlineButton } from '../../components/outline-button.tsx';
import { Panel } from '../../components/panel.tsx';
import { brandTexts as texts } from '../../messages/brand.es-CO.ts';
import { configurationTexts } from '../../messages/configuration.es-CO.ts';
import { type ChosenColour, type ColourKey, drawnColours, previewPalette } from './brand-colours.ts';
import { BrandFiles } from './brand-files.tsx';
import { ColourRow, type ColourSample } from './colour-row.tsx';
import { nameOf } from './setting-name.ts';
import type { SettingEdits } from './use-setting-edits.ts';

const WHITE = '#ffffff';

export type BrandPanelProps = {
  saved: readonly OfficeSetting[];
  colours: readonly ChosenColour[];
  form: SettingEdits;
  isReadOnly: boolean;
  onHistory: (key: string) => void;
};

/** The colours of the brand, with the contrast of text on each. */
export function BrandPanel({ saved, colours, form, isReadOnly, onHistory }: BrandPanelProps) {
  const settingOf = (wanted: ColourKey) => saved.find(({ key }) => key === wanted);
  const change = (wanted: ColourKey, value: string) => {
    const setting = settingOf(wanted);
    if (setting) form.change(setting, value, drawnColours[wanted]);
  };
  const isOwn = colours.some(({ key, hex }) => hex !== drawnColours[key].toLowerCase());
  const dark = previewPalette(colours)['--color-esmeralda-320'] ?? WHITE;
  return (
    <Panel label={texts.title} className="px-[18px] py-4">
      <div className="mb-3 flex items-center justify-between gap-3">
        <h2 className="text-panel">{texts.title}</h2>
        {!isReadOnly && isOwn && (
          <OfficeButton look="ghost" small onClick={() => colours.forEach(({ key }) => change(key, ''))}>
            {texts.original}
          </OfficeButton>
        )}
      </div>
      <BrandFiles {...{ saved, isReadOnly }} />
      <div>
        {colours.map(({ key, typed, hex, isInvalid }) => (
          <ColourRow
            key={key}
            name={nameOf(key)}
            {...{ typed, hex, isInvalid, isReadOnly }}
            samples={samplesOf(key, hex, dark)}
            onChange={(value) => change(key, value)}
            suffix={
              <OutlineButton
                icon="clock"
                label={configurationTexts.history(nameOf(key))}
                bare
                small
                onClick={() => onHistory(key)}
              />
            }
          />
        ))}
      </div>
      {colours.map(
        ({ key, better }) =>
          better && (
            <p
              key={key}
              role="alert"
              className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-[12px] bg-warn-soft px-3.5 py-1.5 text-warn-ink"
            >
              <Icon name="alert-triangle" size="sm" className="text-warn" />
              <span className="min-w-0 flex-1">{texts.low(nameOf(key))}</span>
              <OfficeButton
                look="ghost"
                small
                className="text-warn-ink!"
                onClick={() => change(key, better.toUpperCase())}
              >
                {texts.use(better.toUpperCase())}
              </OfficeButton>
            </p>
          ),
      )}
    </Panel>
  );
}

function samplesOf(key: ColourKey, hex: string, dark: string): ColourSample[] {
  const above = { where: texts.where.above, ink: WHITE, ground: hex };
  if (key !== 'brand.colour') return [above];
  return [
    { where: texts.where.white, ink: hex, ground: WHITE },
    above,
    { where: texts.where.dark, ink: dark, ground: '#0e110f' },
  ];
}
