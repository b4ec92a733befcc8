/** An event on the statement of a company's year. */
export interface StatementEvent {
  department: string;
  /** 1 to 12 */
  month: number;
  name: string;
  city: string;
  people: number;
  /** Paid sum in yuan. */
  amount: number;
}

/** The events of a company in one year, settled on one account. */
export interface Statement {
  /** Employees of the company. */
  employees: number;
  events: StatementEvent[];
}

/** Number of events and their sum in yuan. */
export interface StatementSum {
  events: number;
  amount: number;
}

/** A statement by department and month, with its sums. */
export interface StatementTable extends StatementSum {
  employees: number;
  /** Number of different cities. */
  cities: number;
  /** Departments in the order of their sums; `months` has twelve sums. */
  departments: (StatementSum & { name: string; months: StatementSum[] })[];
  /** Twelve sums over all departments. */
  months: StatementSum[];
}

const months = Array.from({ length: 12 }, (_, at) => at + 1);

const sumUp = (events: readonly StatementEvent[]): StatementSum => ({
  events: events.length,
  amount: events.reduce((sum, { amount }) => sum + amount, 0),
});

const sumByMonth = (events: readonly StatementEvent[]): StatementSum[] =>
  months.map((month) => sumUp(events.filter((event) => event.month === month)));

/** Adds up a statement by department and month. */
export function buildStatementTable({ employees, events }: Statement): StatementTable {
  const byDepartment = Map.groupBy(events, ({ department }) => department);
  const departments = [...byDepartment].map(([name, own]) => ({ name, months: sumByMonth(own), ...sumUp(own) }));
  return {
    employees,
    cities: new Set(events.map(({ city }) => city)).size,
    departments: departments.sort((one, other) => other.amount - one.amount),
    months: sumByMonth(events),
    ...sumUp(events),
  };
}
