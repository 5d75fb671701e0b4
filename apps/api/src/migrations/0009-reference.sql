-- Initial data of every installation. Operators edit it, but it must exist.

-- Trade types.
insert into auth.trade_type (id, name) values
  ('peluqueria', 'Peluquería'),
  ('barberia', 'Barbería'),
  ('spa', 'Spa'),
  ('tienda', 'Tienda'),
  ('distribuidor', 'Distribuidor'),
  ('manicurista', 'Manicurista'),
  ('profesional-independiente', 'Profesional independiente');

-- The shared identity of all visitors without a session.
insert into auth.identity (id, role, name) values ('00000000-0000-4000-8000-000000000001', 'Guest', 'Invitado');

insert into purchase.payment_method (reference, name, payment_info, comments, method_group, position) values
  ('own_credit', 'Cupo Tonalia', 'Pagas a 30 días', null, 'credit', 10),
  ('cash_on_delivery', 'Efectivo contra entrega', 'Pagas al recibir', 'Ten el valor exacto a la mano.', 'on_delivery', 20);

-- Colour families, by which shades are filtered, each with its middle tone.
insert into products.colour_family (id, name, hex, position) values
  (1, 'Negros', '#1E1A1B', 1),
  (2, 'Castaños', '#5F4029', 2),
  (3, 'Rubios', '#CFAD7B', 3),
  (4, 'Cobrizos', '#A66640', 4),
  (5, 'Rojos', '#B5292A', 5),
  (6, 'Cenizos', '#807763', 6),
  (7, 'Caobas', '#7C4444', 7),
  (8, 'Fantasía', '#6D3FA8', 8),
  (9, 'Nudes', '#D0AD9F', 9),
  (10, 'Rosados', '#E495A2', 10),
  (11, 'Fucsias', '#BC297A', 11),
  (12, 'Corales', '#ED7A63', 12),
  (13, 'Vinos', '#5A1B29', 13),
  (14, 'Cálidos', '#F3A036', 14),
  (15, 'Verdes', '#39897D', 15),
  (16, 'Azules', '#4473A3', 16),
  (17, 'Lilas', '#9F6EA4', 17),
  (18, 'Tierras', '#725136', 18),
  (19, 'Neutros', '#747370', 19);
