-- A passkey that proves its person opens the office by itself: its challenge belongs to no operator until the answer names one.
alter table office.challenge
  alter column operator_id drop not null,
  drop constraint challenge_purpose_check,
  add constraint challenge_purpose_check check (purpose in ('register', 'sign-in', 'step-up', 'enter')),
  add constraint challenge_of_operator check ((operator_id is null) = (purpose = 'enter'));
