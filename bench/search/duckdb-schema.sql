-- The generated catalogue in DuckDB, with what helps it most of all that we tried: two tables for each city, which the
-- statements name, so that nothing of another city is read or planned for; aggregates of its spaces at each venue.
-- Units as in postgres-schema.sql.
create table loaded_venue (
  num bigint, city int, type smallint, star smallint, x double, y double, z double, listed int, score int, regions varchar,
  names varchar, brands varchar, latin varchar, readings varchar, syllables varchar, initials varchar,
  places varchar, places_latin varchar, doc varchar
);

create table loaded_space (
  num bigint not null, venue bigint not null, city int not null, area int not null, height int not null, price bigint,
  features int not null, listed int not null, max_capacity int not null,
  c1 int not null, c2 int not null, c3 int not null, c4 int not null,
  c5 int not null, c6 int not null, c7 int not null, c8 int not null,
  known smallint not null, name varchar not null, name_latin varchar not null
);

-- after the load, for each CITY
create table space_CITY as
select
  * exclude (city),
  (c1 > 0)::int + 2 * (c2 > 0)::int + 4 * (c3 > 0)::int + 8 * (c4 > 0)::int
    + 16 * (c5 > 0)::int + 32 * (c6 > 0)::int + 64 * (c7 > 0)::int + 128 * (c8 > 0)::int as offered
from loaded_space where city = CITY order by num;
create table venue_CITY as
select
  each.* exclude (city, regions), regexp_extract_all(each.regions, '[0-9]+')::bigint[] as regions, own.* exclude (venue)
from loaded_venue as each
join (
  select
    venue, bit_or(features) as any_features, bit_or(offered) as offered, max(area) as largest_area, max(height) as highest,
    max(max_capacity) as largest, min(price) as cheapest
  from space_CITY group by venue
) as own on own.venue = each.num
where each.city = CITY
order by num;
-- after all cities
drop table loaded_venue;
drop table loaded_space;
