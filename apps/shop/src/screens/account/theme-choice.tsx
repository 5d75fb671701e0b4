import { SegmentedControl } from '@tonalia/ui/segmented-control';
import { accountMessages } from '../../messages/account.es-CO.ts';
import { setTheme, useTheme } from '../../state/theme.ts';
import type { Theme } from '../../state/theme.ts';

const words = accountMessages.profile;
const options = (['auto', 'light', 'dark'] as const).map((value: Theme) => ({ value, label: words.themes[value] }));

/** Light, dark, or the theme of the device. */
export function ThemeChoice() {
  return (
    <div className="px-4 py-3.5">
      <p aria-hidden="true" className="mb-2.5 text-label">
        {words.theme}
      </p>
      <SegmentedControl label={words.theme} options={options} value={useTheme()} onChange={setTheme} />
    </div>
  );
}
