import { expect, it } from "vitest";
import { metresOf, oneScale } from "./one-scale.ts";

const row = { width: 1136, column: 264, height: 430 };
const rooms = [
  { length: 54, width: 36 },
  { length: 22, width: 15 },
  { length: 11, width: 6.5 },
];

it("fills the row with the long rooms and keeps a column for the text of the short ones", () => {
  expect(oneScale(rooms, row)).toEqual({
    "--desk": "11.197px",
    "--columns": "1fr 264px 264px",
    "--metres": "54.3",
    "--high": "36.3",
  });
  const long = oneScale([rooms[0], { length: 32, width: 11 }, rooms[2]], row);
  expect(long).toMatchObject({ "--desk": "10.069px", "--columns": "1fr 326px 264px" });
});

it("keeps the row within its height, and small rooms small", () => {
  expect(oneScale([{ length: 45, width: 42.7 }], row)).toMatchObject({ "--desk": "10.000px" });
  expect(oneScale([{ length: 8, width: 5 }], row)).toEqual({
    "--desk": "14.000px",
    "--columns": "1fr",
    "--metres": "10.0",
    "--high": "5.3",
  });
});

it("keeps a column for what has no measures", () => {
  expect(oneScale([rooms[0], undefined], row)).toMatchObject({ "--columns": "1fr 264px" });
  expect(oneScale([undefined], row)).toMatchObject({ "--desk": "14.000px", "--high": "0.0" });
  expect(metresOf({ length: 54 })).toEqual({ "--m": "54.30" });
});
