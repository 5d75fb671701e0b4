-- Approved returns are picked up by a driver, as stops of a load.

alter table purchase.return
  -- When a driver took it along; null while it waits at the customer's door.
  add column picked_up_at timestamptz;
-- Returns to pick up, the oldest first.
create index return_to_pick_up on purchase.return (asked_at) where state = 'collecting' and picked_up_at is null;

-- What the driver took along of a line; null before.
alter table purchase.return_line add column collected int check (collected between 0 and units);

-- A driver's visit, which leaves the state as it is; null for a change of state.
alter table purchase.return_event add column visit text check (visit in ('collected', 'not_collected'));

-- How the stop at a return ended. The id is the phone's: what arrives twice counts once, and a stop ends once.
create table dispatch.pickup (
  id         uuid primary key,
  stop_id    uuid not null constraint pickup_once_per_stop unique references dispatch.load_stop on delete cascade,
  load_id    uuid not null references dispatch.load,
  session_id uuid references dispatch.driver_session on delete set null,
  result     text not null check (result in ('collected', 'not_collected')),
  -- Why nothing was collected.
  reason     text check (reason in ('closed', 'absent', 'not_ready', 'wrong_address')),
  units      int not null check (units >= 0),
  -- On the phone, and when it arrived.
  at         timestamptz not null,
  arrived_at timestamptz not null default now(),
  check ((result = 'not_collected') = (reason is not null)),
  check ((result = 'collected') = (units > 0))
);
create index pickup_load on dispatch.pickup (load_id);
create index pickup_session on dispatch.pickup (session_id);
