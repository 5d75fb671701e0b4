import { Icon, iconNames } from '../icon.tsx';

/** Every icon with its name. */
export function Icons() {
  return (
    <section className="lg:col-span-4">
      <h2 className="mb-3 text-micro text-text-3">Íconos</h2>
      <div className="flex flex-wrap gap-4">
        {iconNames.map((name) => (
          <span key={name} title={name}>
            <Icon name={name} size="lg" />
          </span>
        ))}
      </div>
    </section>
  );
}
