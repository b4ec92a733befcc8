const peoplePerTable = 10;

/** Returns the number of round tables for ten that a number of people need. */
export const countBanquetTables = (people: number): number => Math.ceil(people / peoplePerTable);

/** Returns the number of full tables for ten within a number of seats. */
export const countFullTables = (seats: number): number => Math.floor(seats / peoplePerTable);
