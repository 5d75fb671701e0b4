-- A registration with the mail of another customer's invoices may be the same business.
create index customer_invoice_email on auth.customer (invoice_email) where invoice_email is not null;
