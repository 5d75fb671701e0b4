-- The second factor counts what an operator changed in the last hour.
create index cell_act_of_operator on products.cell_act (operator_id, at);
