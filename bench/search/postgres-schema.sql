-- The generated catalogue in PostgreSQL, with what helps it most of all that we tried. Rows are loaded city by city, so
-- that a city's rows lie together; a space repeats its city, so that no join is needed to find a city's spaces.
create extension if not exists pg_trgm;

create table venue (
  num bigint primary key,
  city int not null,
  type smallint not null,
  star smallint not null,
  x double precision not null,   -- on a globe of radius 1: sorting by distance takes no sine
  y double precision not null,
  z double precision not null,
  listed int not null,
  score int not null,
  regions int[] not null,
  names text not null,      -- "\nname\nalias\n"
  brands text not null,     -- "\tgroup\tbrand"
  latin text not null,      -- names and brands from each place on where a Latin word or a figure begins, a line each
  readings text not null,   -- "\nguomaojiudian"
  syllables text not null,  -- readings from each syllable on
  initials text not null,
  places text not null,
  places_latin text not null,
  doc text not null         -- all of these and the names of the spaces, for the trigram index
);

create table space (
  num bigint primary key,
  venue bigint not null,
  city int not null,
  area int not null,        -- hundredths of m²
  height int not null,      -- cm
  price bigint,             -- fen a day
  features int not null,    -- bit set, the venue's own among them
  listed int not null,
  max_capacity int not null,
  c1 int not null, c2 int not null, c3 int not null, c4 int not null,
  c5 int not null, c6 int not null, c7 int not null, c8 int not null,
  known smallint not null,
  name text not null,
  name_latin text not null
);

-- after the load
create index on venue (city, num);
create index on venue (city, type, star);
create index on venue using gin (regions);
create index on venue using gin (doc gin_trgm_ops);
create index on space (city, venue);
create index on space (venue) include (name, name_latin);
create index on space (city, max_capacity);
create index on space (city, c1);
create index on space (city, c2);
create index on space (city, c3);
create index on space (city, c4);
create index on space (city, c5);
create index on space (city, c6);
create index on space (city, c7);
create index on space (city, c8);
create index on space (city, price);
create index on space (city, area);
create index on space (city, height);
vacuum (analyze) venue;
vacuum (analyze) space;
