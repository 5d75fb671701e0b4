-- What the operator that moved a presale wrote to its customers instead of the usual text, with its variables.
alter table products.presale add column moved_words text check (char_length(moved_words) between 1 and 600);
