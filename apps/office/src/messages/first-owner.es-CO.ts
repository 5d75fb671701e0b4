export const firstOwnerTexts = {
  title: 'Empieza tu tienda',
  lead: 'Crea tu cuenta de dueño. Con ella entras a la oficina, y desde ahí invitas a tu equipo.',
  name: 'Tu nombre',
  create: 'Crear mi cuenta',
  what: 'el enlace',
  gone: 'Si todavía no hay una cuenta, vuelve a iniciar el programa: muestra un enlace nuevo.',
};
