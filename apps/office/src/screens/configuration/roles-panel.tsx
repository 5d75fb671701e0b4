import { type OfficeArea, officeAreas, officeLevel, officeRoles } from '@tonalia/contract/office-rights';
import { officeAreaNames, officeRoleNames } from '@tonalia/contract/office-rights.es-CO';
import { Icon, type IconProps } from '@tonalia/ui/icon';
import { rareOutlines } from '../../components/rare-outlines.ts';
import { Panel } from '../../components/panel.tsx';
import { operatorsTexts as texts } from '../../messages/operators.es-CO.ts';

// as: the keys of an object literal
const areas = Object.keys(officeAreas) as OfficeArea[];
const icons: Record<'all' | 'edit' | 'read', IconProps['name']> = {
  all: 'check-circle',
  edit: 'edit',
  read: rareOutlines.eye,
};

/** What each role may do in each part of the office. */
export const RolesPanel = () => (
  <Panel label={texts.roles} className="overflow-hidden">
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 px-[18px] pt-4 pb-3">
      <h2 className="flex-1 text-panel">{texts.roles}</h2>
      {(['all', 'edit', 'read'] as const).map((level) => (
        <span key={level} className="flex items-center gap-1.5 text-[0.8125rem] text-text-2">
          <Icon name={icons[level]} size="sm" />
          {texts.levels[level]}
        </span>
      ))}
    </div>
    {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a narrow window scrolls it by keys */}
    <div tabIndex={0} role="group" aria-label={texts.roles} className="relative overflow-x-auto border-t border-hair">
      <table className="data-table" style={{ '--row': '38px' } as object}>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">{texts.area}</span>
            </th>
            {officeRoles.map((role) => (
              <th key={role} scope="col" className="text-center!">
                {officeRoleNames[role]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {areas.map((area) => (
            <tr key={area}>
              <th scope="row" className="text-left text-[0.875rem]! font-[550] text-text!">
                {officeAreaNames[area]}
              </th>
              {officeRoles.map((role) => {
                const level = officeLevel(role, area);
                return (
                  <td key={role} className="text-center!">
                    <span className="sr-only">{texts.levels[level]}</span>
                    {level === 'none' ? (
                      <span aria-hidden="true" className="text-text-3">
                        –
                      </span>
                    ) : (
                      <Icon
                        name={icons[level]}
                        size="sm"
                        className={`mx-auto ${level === 'all' ? 'text-brand-text' : 'text-text-2'}`}
                      />
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </Panel>
);
