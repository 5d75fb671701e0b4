/**
 * The guest's credentials are public: they open an anonymous session that can look and nothing else. They are the same in every
 * installation, so they name none.
 */
export const guestAccount = { email: 'invitado@tienda.invalid', password: 'invitado-de-la-tienda' } as const;

/** What phone apps of version 0.1 send. The API accepts it until `npm run app:minimum` leaves them behind. */
export const formerGuestAccount = { email: 'invitado@demo.tonalia.co', password: 'Tonalia-demo-1' } as const;
