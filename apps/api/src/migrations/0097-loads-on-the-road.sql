-- Hoy counts what happened at the door of the loads on the road: few among all that ever left.
create index load_on_road on dispatch.load (id) where state = 'on_road';
