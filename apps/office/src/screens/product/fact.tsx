import { Icon, type IconProps } from '@tonalia/ui/icon';

export type FactProps = { icon?: IconProps['name']; name: string; value: string };

/** A name with its value on the other side. */
export const Fact = ({ icon, name, value }: FactProps) => (
  <p className="flex min-h-8 items-center gap-2.5 text-[0.875rem]">
    {icon && <Icon name={icon} size="sm" className="text-text-2" />}
    <span className="text-text-2">{name}</span>
    <span className="ml-auto min-w-0 truncate text-right font-[550]">{value}</span>
  </p>
);

/** "mar, 24 nov" */
export const dayWords = (day: string): string =>
  new Intl.DateTimeFormat('es-CO', { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00Z`),
  );
