/**
 * Public credentials that open an anonymous, read-only session. They are the same in every installation, so they name
 * no company.
 */
export const guestAccount = { email: 'invitado@tienda.invalid', password: 'invitado-de-la-tienda' } as const;

/** Credentials that phone apps of version 0.1 send. Accepted until `npm run app:minimum` retires those apps. */
export const formerGuestAccount = { email: 'invitado@demo.tonalia.co', password: 'Tonalia-demo-1' } as const;
