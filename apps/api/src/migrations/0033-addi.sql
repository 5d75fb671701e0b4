-- Addi lends the amount. Offered only where its gateway is configured.

insert into purchase.payment_method (reference, name, payment_info, comments, method_group, position, active) values
  ('addi', 'Addi', 'Paga a cuotas con Addi', null, 'instant', 55, true)
on conflict do nothing;
