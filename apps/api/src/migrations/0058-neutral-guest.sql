-- The guest's public e-mail named the demo's company in every installation (packages/contract/src/guest.ts).
update auth.identity set email = 'invitado@tienda.invalid' where role = 'Guest' and email = 'invitado@demo.tonalia.co';
