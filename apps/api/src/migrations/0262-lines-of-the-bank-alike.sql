-- Lines of the bank that say the same but for their numbers ("COMISION WOMPI 1191"), as they were registered last.
create index bank_line_alike on purchase.bank_line (regexp_replace(upper(description), '[^[:alpha:]]+', ' ', 'g'), ignored_at desc)
  where purpose is not null;
