-- The catalogue: products, versions, prices, deals, stock, presale, and the search of PostgreSQL, removed in 0021.
create schema products;

-- One spelling of a code, whatever separates its parts: "7/1", "7,1" and "7-1" become "7.1".
create function products.plain_code(input text) returns text
  language sql immutable strict parallel safe
  return regexp_replace(platform.plain_text(input), '[,/_-]', '.', 'g');

create table products.manufacturer (
  id         bigint generated always as identity primary key,
  name       text not null check (length(name) between 1 and 80),
  plain_name text not null generated always as (platform.plain_text(name)) stored unique,
  ink        text not null default '#171A16' check (ink ~ '^#[0-9A-Fa-f]{6}$'),
  ground     text not null default '#EDEDE9' check (ground ~ '^#[0-9A-Fa-f]{6}$'),
  picture    jsonb
);

-- Two levels: the composite key requires a parent of level 1.
create table products.category (
  id           bigint generated always as identity primary key,
  parent_id    bigint,
  level        smallint not null generated always as (case when parent_id is null then 1 else 2 end) stored,
  parent_level smallint generated always as (case when parent_id is null then null else 1 end) stored,
  name         text not null check (length(name) between 1 and 80),
  position     int not null default 0,
  picture      jsonb,
  unique (id, level),
  unique nulls not distinct (parent_id, name),
  foreign key (parent_id, parent_level) references products.category (id, level)
);

create table products.product (
  id              bigint generated always as identity primary key,
  code            text not null check (code = upper(code) and length(code) between 1 and 64),
  name            text not null check (length(name) between 1 and 160),
  description     text not null default '',
  manufacturer_id bigint not null references products.manufacturer,
  category_id     bigint not null references products.category,
  kind            text not null default 'simple' check (kind in ('simple', 'combo')),
  has_versions    boolean not null default false,
  min_quantity    int not null default 1 check (min_quantity between 1 and 999),
  attributes      jsonb not null default '[]' check (jsonb_typeof(attributes) = 'array'),
  tile            text check (tile in ('rubor', 'salvia', 'niebla', 'mantequilla', 'malva', 'piedra')),
  picture         jsonb,
  active          boolean not null default true,
  first_seen_at   timestamptz not null default now(),
  -- Units sold in the last 90 days, over all warehouses.
  units_sold      int not null default 0 check (units_sold >= 0),
  -- products.refresh_search writes all columns below; nothing else does.
  -- Lowest base price of the active versions, for sorting.
  price_from      int not null default 0 check (price_from >= 0),
  has_colors      boolean not null default false,
  has_volumes     boolean not null default false,
  -- Four tones spread over the colour card, for the dots of the product's card, and the number of all tones.
  tones           text[] not null default '{}',
  tones_total     int not null default 0,
  -- Warehouses with stock, refreshed after each order, cancellation and import. Lists filter by it; nothing else relies on it.
  stocked_in      text[] not null default '{}',
  -- search: words and codes of the product, its category and all its shades. search_title: words of name and brand. search_name: for sorting.
  search          tsvector not null default '',
  search_title    tsvector not null default '',
  search_name     text not null default '',
  unique (code)
);
create index product_category on products.product (category_id, units_sold desc, id) where active;
create index product_manufacturer on products.product (manufacturer_id, units_sold desc, id) where active;
create index product_bestsellers on products.product (units_sold desc, id) where active;
create index product_newest on products.product (first_seen_at desc, id) where active;
create index product_price on products.product (price_from, id) where active;
create index product_name on products.product (search_name, id) where active;
create index product_combo on products.product (units_sold desc, id) where active and kind = 'combo';
create index product_search on products.product using gin (search) where active;

create table products.colour_family (
  id       smallint primary key,
  name     text not null unique,
  hex      text not null check (hex ~ '^#[0-9A-F]{6}$'),
  position smallint not null
);

-- Everything that a cart can hold. A product without shades or volumes has one version with the product's code.
create table products.version (
  id                    bigint generated always as identity primary key,
  product_id            bigint not null references products.product,
  code                  text not null check (code = upper(code) and length(code) between 1 and 64),
  -- Number of the shade as the manufacturer prints it ("7.1", "214").
  shade_code            text,
  shade_name            text,
  hex                   text check (hex ~ '^#[0-9A-F]{6}$'),
  colour_image          text,
  colour_family_id      smallint references products.colour_family,
  -- Section of the colour card: the height of a dye ("7 Rubio medio"), the family of a nail colour.
  section               text,
  -- Height and reflection of a hair dye ("7", "1"), to list the same reflection first.
  height                smallint check (height between 0 and 12),
  reflection            text,
  volume                int check (volume > 0),
  volume_unit           text check (volume_unit in ('ml', 'g', 'und')),
  base_price            int not null check (base_price between 1 and 100000000),
  excluded_from_presale boolean not null default false,
  position              int not null default 0,
  active                boolean not null default true,
  first_seen_at         timestamptz not null default now(),
  units_sold            int not null default 0 check (units_sold >= 0),
  -- For recognising which shade a query means.
  plain_shade           text generated always as (platform.plain_text(shade_name)) stored,
  plain_shade_code      text generated always as (products.plain_code(shade_code)) stored,
  unique (code),
  unique nulls not distinct (product_id, shade_code, shade_name, volume, volume_unit),
  unique (id, product_id),
  check ((volume is null) = (volume_unit is null))
);
create index version_product on products.version (product_id, position) where active;
create index version_code_prefix on products.version (code text_pattern_ops);

create table products.stock (
  version_id   bigint not null references products.version,
  warehouse_id text not null references tracking.warehouse,
  available    int not null constraint stock_never_negative check (available >= 0),
  primary key (version_id, warehouse_id)
);

-- A product that can be ordered before it arrives.
create table products.presale (
  product_id    bigint primary key references products.product,
  opens_at      timestamptz not null default now(),
  closes_at     timestamptz not null,
  dispatch_date date not null,
  -- Most units it takes; null means no limit.
  capacity      int check (capacity > 0),
  taken         int not null default 0 check (taken >= 0),
  constraint presale_within_capacity check (capacity is null or taken <= capacity),
  check (closes_at > opens_at)
);

-- Price of a version for a trade type, where it differs from the base price.
create table products.price (
  version_id    bigint not null references products.version,
  trade_type_id text not null references auth.trade_type,
  amount        int not null check (amount between 1 and 100000000),
  primary key (version_id, trade_type_id)
);

-- A named price for a period. One at a time for a version and a trade type.
create table products.programmed_price (
  id            bigint generated always as identity primary key,
  name          text not null check (length(name) between 1 and 120),
  version_id    bigint not null references products.version,
  trade_type_id text references auth.trade_type,
  during        tstzrange not null check (not isempty(during)),
  amount        int not null check (amount between 1 and 100000000),
  constraint programmed_price_no_overlap
    exclude using gist (version_id with =, (coalesce(trade_type_id, '')) with =, during with &&)
);
create index programmed_price_version on products.programmed_price (version_id);
create index programmed_price_during on products.programmed_price using gist (during);

create table products.deal (
  id              bigint generated always as identity primary key,
  name            text not null check (length(name) between 1 and 120),
  discount_type   text not null check (discount_type in ('percentage', 'value')),
  amount          int not null,
  product_id      bigint references products.product,
  manufacturer_id bigint references products.manufacturer,
  category_id     bigint references products.category,
  trade_type_id   text references auth.trade_type,
  min_quantity    int not null default 1 check (min_quantity >= 1),
  during          tstzrange not null check (not isempty(during)),
  check (num_nonnulls(product_id, manufacturer_id, category_id) = 1),
  check (case discount_type when 'percentage' then amount between 1 and 90 else amount > 0 end)
);
create index deal_during on products.deal using gist (during);

-- Parts of a combo. The shopper chooses the version of a part that has none.
create table products.combo_part (
  combo_id   bigint not null references products.product,
  position   smallint not null check (position >= 0),
  product_id bigint not null references products.product,
  version_id bigint,
  quantity   int not null check (quantity between 1 and 99),
  primary key (combo_id, position),
  foreign key (version_id, product_id) references products.version (id, product_id),
  check (combo_id <> product_id)
);

create table products.custom_list (
  id       bigint generated always as identity primary key,
  url_name text not null unique check (url_name ~ '^[a-z0-9-]{1,80}$'),
  name     text not null
);
create table products.custom_list_item (
  custom_list_id bigint not null references products.custom_list on delete cascade,
  position       int not null,
  product_id     bigint not null references products.product,
  primary key (custom_list_id, product_id)
);

-- Synonyms: a search for the term also finds the meaning.
create table products.search_synonym (
  term    text primary key check (term = platform.plain_text(term)),
  meaning text not null check (meaning = platform.plain_text(meaning))
);

-- Every word of the catalogue, for correcting misspelt ones. products.refresh_search writes it.
create table products.search_word (
  word text primary key
);
create index search_word_near on products.search_word using gist (word gist_trgm_ops);
create index search_word_prefix on products.search_word (word text_pattern_ops);

-- Favourites of an identity; those of a guest belong to the guest's session.
create table products.favourite (
  id          bigint generated always as identity primary key,
  identity_id uuid not null references auth.identity,
  session_id  uuid,
  product_id  bigint not null references products.product,
  version_id  bigint references products.version,
  created_at  timestamptz not null default now(),
  unique nulls not distinct (identity_id, session_id, product_id, version_id)
);

-- The words of a text as search compares them; a code keeps its points and hyphens: "7.1", "tn-4f".
create function products.search_tokens(input text) returns setof text
  language sql immutable strict parallel safe rows 8
  return (regexp_matches(platform.plain_text(input), '[a-z0-9ñ]+(?:[.,/_-][a-z0-9ñ]+)*', 'g'))[1];

-- A word as a lexeme of a tsquery, with any special characters escaped.
create function products.search_lexeme(word text) returns text
  language sql immutable strict parallel safe
  return '''' || replace(replace(word, '\', '\\'), '''', '''''') || '''';

-- All forms in which one token can match products.product.search: as typed, as a code, by its stem, by its parts.
create function products.search_token_query(token text, is_prefix boolean) returns text
  language plpgsql stable strict as $$
declare
  tail text := case when is_prefix then ':*' else '' end;
  ways text[];
  parts text[];
begin
  ways := array[products.search_lexeme(token) || tail];
  if products.plain_code(token) <> token then
    ways := ways || (products.search_lexeme(products.plain_code(token)) || tail);
  end if;
  ways := ways || (select array_agg(products.search_lexeme(stem)) from unnest(ts_lexize('spanish_stem', token)) stem);
  if length(token) > 4 and right(token, 1) = 's' then
    ways := ways || products.search_lexeme(left(token, -1));
  end if;
  parts := regexp_split_to_array(token, '[.,/_-]');
  -- "champu-tratante" is two words; the parts of "7.1" are not.
  if cardinality(parts) > 1 and token ~ '[a-zñ]{3}' then
    ways := ways || ('(' || (select string_agg(products.search_lexeme(part) || case when n = cardinality(parts) then tail else '' end, ' & ')
                             from unnest(parts) with ordinality as p(part, n)) || ')');
  end if;
  return '(' || array_to_string(ways, ' | ') || ')';
end $$;

-- The tsquery of a typed text: it must contain every word, the last one perhaps unfinished; or the whole text is a code.
-- Never fails. Text without words matches nothing.
create function products.search_query(input text) returns tsquery
  language plpgsql stable strict as $$
declare
  plain text := trim(platform.plain_text(input));
  synonym record;
  question text;
begin
  question := products.search_words_query(plain);
  for synonym in
    select term, meaning from products.search_synonym
    where strpos(' ' || plain || ' ', ' ' || term || ' ') > 0
  loop
    question := question || ' | ' || products.search_words_query(
      trim(replace(' ' || plain || ' ', ' ' || synonym.term || ' ', ' ' || synonym.meaning || ' ')));
  end loop;
  return question::tsquery;
end $$;

create function products.search_words_query(plain text) returns text
  language plpgsql stable strict as $$
declare
  tokens text[] := array(select token from products.search_tokens(plain) token limit 12);
  words text;
begin
  select string_agg(
    products.search_token_query(token, n = cardinality(tokens) and length(token) >= 2), ' & ' order by n) into words
  from unnest(tokens) with ordinality as t(token, n)
  -- Words like "de" or "para" say nothing, unless they are all there is.
  where n = cardinality(tokens) or ts_lexize('spanish_stem', token) is distinct from '{}';
  return concat_ws(' | ', products.search_lexeme(plain) || case when length(plain) > 1 then ':*' else '' end, '(' || words || ')');
end $$;

-- Lexemes of a text: each word and its stem.
create function products.search_lexemes(input text) returns text[]
  language sql immutable strict parallel safe
  return array(
    select distinct lexeme from (
      select word from products.search_tokens(input) word
      union all
      select part from products.search_tokens(input) word, unnest(regexp_split_to_array(word, '[.,/_-]')) part
      where word ~ '[.,/_-]' and word ~ '[a-zñ]{3}'
    ) as words(word), unnest(array[word] || ts_lexize('spanish_stem', word)) lexeme
    where lexeme <> '');

-- How many of a combo the stock of a warehouse allows. For a part without a version, the version with the most stock counts.
create function products.combo_stock(combo bigint, warehouse text) returns int
  language sql stable strict parallel safe
  return coalesce((
    select min(part.left_) from (
      select coalesce(max(s.available), 0) / needed.quantity as left_
      from (
        select cp.product_id, cp.version_id, sum(cp.quantity)::int as quantity
        from products.combo_part cp where cp.combo_id = combo group by cp.product_id, cp.version_id
      ) needed
      left join products.version v
        on v.product_id = needed.product_id and v.active and (needed.version_id is null or v.id = needed.version_id)
      left join products.stock s on s.version_id = v.id and s.warehouse_id = warehouse
      group by needed.product_id, needed.version_id, needed.quantity
    ) part), 0);

-- Refreshes stocked_in of these products and of combos that contain them; null means all. Locks in id order.
create function products.refresh_stocked(ids bigint[]) returns void
  language sql as $$
  with asked as (
    select p.id, p.kind from products.product p
    where ids is null or p.id = any(ids) or p.id in (select combo_id from products.combo_part where product_id = any(ids))
    order by p.id for update
  ), stocked as (
    select v.product_id as id, array_agg(distinct s.warehouse_id order by s.warehouse_id) as warehouses
    from products.version v join products.stock s on s.version_id = v.id and s.available > 0
    where v.active and (ids is null or v.product_id in (select id from asked))
    group by v.product_id
  ), kits as (
    select asked.id, array_agg(w.id order by w.id) as warehouses
    from asked cross join tracking.warehouse w
    where asked.kind = 'combo' and products.combo_stock(asked.id, w.id) > 0
    group by asked.id
  )
  update products.product p set stocked_in = now_.warehouses
  from (
    select asked.id, coalesce(case asked.kind when 'combo' then kits.warehouses else stocked.warehouses end, '{}') as warehouses
    from asked left join stocked on stocked.id = asked.id left join kits on kits.id = asked.id
  ) now_
  where p.id = now_.id and p.stocked_in <> now_.warehouses
$$;

-- Refreshes the columns that search and cards read, for these products; null means all. Call it after the catalogue or its stock changed.
create function products.refresh_search(ids bigint[]) returns void
  language plpgsql as $$
begin
  with shown as (
    select p.id, p.name || ' ' || m.name as name, p.code, concat_ws(' ', p.name, m.name, c.name, parent.name) as title
    from products.product p
    join products.manufacturer m on m.id = p.manufacturer_id
    join products.category c on c.id = p.category_id
    left join products.category parent on parent.id = c.parent_id
    where ids is null or p.id = any(ids)
  ), shades as (
    select v.product_id,
      min(v.base_price) as price_from,
      bool_or(v.shade_code is not null or v.shade_name is not null) as has_colors,
      -- One volume is no choice.
      count(distinct (v.volume, v.volume_unit)) > 1 as has_volumes,
      -- A shade in two volumes is one tone.
      count(distinct v.hex) as tones_total,
      array_agg(v.hex order by v.position, v.id) filter (where v.hex is not null) as hexes,
      string_agg(distinct concat_ws(' ', v.shade_name, v.section), ' ') as words,
      array_agg(platform.plain_text(v.code)) as codes,
      array_agg(distinct platform.plain_text(v.shade_code)) filter (where v.shade_code is not null) as shade_codes,
      array_agg(distinct products.plain_code(v.shade_code)) filter (where v.shade_code is not null) as plain_codes,
      string_agg(distinct v.volume || ' ' || v.volume_unit || ' ' || v.volume || v.volume_unit, ' ') as volumes
    from products.version v
    where v.active and (ids is null or v.product_id = any(ids))
    group by v.product_id
  ), ready as (
    select shown.id, shown.name, shades.*,
      products.search_lexemes(shown.name) as name_lexemes,
      products.search_lexemes(title) as title_lexemes,
      products.search_lexemes(concat_ws(' ', words, volumes)) as word_lexemes,
      array_remove(array_cat(array[platform.plain_text(shown.code)], array_cat(codes, array_cat(shade_codes, plain_codes))), null) as code_lexemes
    from shown left join shades on shades.product_id = shown.id
  )
  update products.product p set
    price_from = coalesce(r.price_from, 0),
    has_colors = p.has_versions and coalesce(r.has_colors, false),
    has_volumes = p.has_versions and coalesce(r.has_volumes, false),
    tones = coalesce((select array_agg(tone.hex order by tone.nth) from (
      select hex, row_number() over (order by min(n)) as nth
      from unnest(r.hexes) with ordinality as h(hex, n) group by hex) tone
      where r.tones_total <= 4
        or tone.nth in (1 + r.tones_total / 8, 1 + 3 * r.tones_total / 8, 1 + 5 * r.tones_total / 8, 1 + 7 * r.tones_total / 8)), '{}'),
    tones_total = coalesce(r.tones_total, 0),
    search_name = platform.plain_text(r.name),
    search_title = array_to_tsvector(r.name_lexemes),
    search = array_to_tsvector(array(
      select distinct left(lexeme, 300) from unnest(r.title_lexemes || r.word_lexemes || r.code_lexemes) lexeme where lexeme <> ''))
  from ready r where r.id = p.id;

  perform products.refresh_stocked(ids);

  if ids is null then
    delete from products.search_word;
  end if;
  insert into products.search_word (word)
  select distinct word from (
    select p.name from products.product p where ids is null or p.id = any(ids)
    union select m.name from products.manufacturer m
    union select c.name from products.category c
    union select distinct v.shade_name from products.version v where v.shade_name is not null and (ids is null or v.product_id = any(ids))
    union select term from products.search_synonym
  ) as texts(text), products.search_tokens(text) word
  where word ~ '^[a-zñ]{3,40}$'
  on conflict (word) do nothing;
end $$;
