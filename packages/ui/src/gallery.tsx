import { Button } from './button.tsx';
export function Gallery() {
  return (
    <main className="page-wrap bg-canvas dark:bg-deep">
      <h1 className="text-h1 text-brand-text">Hola</h1>
      <Button icon="plus">Agregar</Button>
      <p className="shadow-2 rounded-tile z-sheet duration-fast ease-spring max-w-field border border-line text-text-2 font-display">
        x
      </p>
    </main>
  );
}
