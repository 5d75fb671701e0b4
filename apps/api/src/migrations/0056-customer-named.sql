-- The customer with this e-mail or document, for statements written by hand. Dots, dashes and spaces do not count, and a NIT
-- matches with and without its check digit. Raises an error when there is none or more than one, so that no statement silently
-- changes nothing.
create function auth.customer_named(typed text) returns uuid language plpgsql stable as $$
declare
  bare text := upper(regexp_replace(typed, '[\s.-]', '', 'g'));
  found uuid[];
begin
  select array_agg(customer.id) into found
  from auth.customer join auth.identity on identity.id = customer.identity_id and identity.deleted_at is null
  where identity.email = lower(trim(typed)) or customer.document_number = bare
    or customer.document_type = 'NIT' and left(customer.document_number, -1) = bare;
  if cardinality(found) = 1 then return found[1]; end if;
  if found is null then raise exception 'Ningún cliente tiene el correo o documento «%».', typed; end if;
  raise exception 'Varios clientes tienen «%»: pregunta con el correo.', typed;
end $$;
