import { SegmentedControl } from '@tonalia/ui/segmented-control';
import { Toggle } from '@tonalia/ui/toggle';
import { shareMessages as words } from '../../messages/share.es-CO.ts';
import { ChooseEnd, type ShareDays } from './choose-end.tsx';

/** What the visitor of a link sees and may do, and for how many days. */
export interface ShareSettingValues {
  showsPrices: boolean;
  mayChangeUnits: boolean;
  showsShades: boolean;
  days: ShareDays;
}

interface ShareSettingsProps {
  /** A colour card proposes no units and has all of its shades. */
  isCard: boolean;
  settings: ShareSettingValues;
  onChange: (settings: ShareSettingValues) => void;
}

/** Switches for what the visitor of a link sees and may do, and the day it ends. */
export function ShareSettings({ isCard, settings, onChange }: ShareSettingsProps) {
  const change = (next: Partial<ShareSettingValues>) => onChange({ ...settings, ...next });
  return (
    <div>
      <SegmentedControl
        label={words.prices}
        value={settings.showsPrices ? 'with' : 'without'}
        onChange={(value) => change({ showsPrices: value === 'with' })}
        options={[
          { value: 'without', label: words.withoutPrices },
          { value: 'with', label: words.withPrices },
        ]}
      />
      {settings.showsPrices && <p className="mt-2 text-small text-warn">{words.pricesWarning}</p>}
      <div className="mt-2 divide-y divide-line">
        {!isCard && (
          <>
            <Toggle
              type="switch"
              label={words.mayChangeUnits}
              checked={settings.mayChangeUnits}
              onChange={({ currentTarget }) => change({ mayChangeUnits: currentTarget.checked })}
            />
            <Toggle
              type="switch"
              label={words.showsShades}
              checked={settings.showsShades}
              onChange={({ currentTarget }) => change({ showsShades: currentTarget.checked })}
            />
          </>
        )}
        <ChooseEnd days={settings.days} onChoose={(days) => change({ days })} />
      </div>
    </div>
  );
}
