-- The cutoff hour of the policy becomes a setting: orders keep the hour that they were placed with. Until now that was 16:00 in zones without
-- their own, and was not written.
update purchase.order set cutoff = '16:00' where cutoff is null;
