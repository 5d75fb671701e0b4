-- The guest's public e-mail was the demo company's in every installation (packages/contract/src/guest.ts).
update auth.identity set email = 'invitado@tienda.invalid' where role = 'Guest' and email = 'invitado@demo.tonalia.co';
