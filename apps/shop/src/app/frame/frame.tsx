import { Outlet } from '@tanstack/react-router';

export function Frame() {
  return (
    <main id="contenido">
      <Outlet />
    </main>
  );
}
