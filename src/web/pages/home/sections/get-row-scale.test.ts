import { expect, it } from "vitest";
import { getLengthStyle, getRowScale } from "./get-row-scale.ts";

const row = { width: 1136, column: 264, height: 430 };
const rooms = [
  { length: 54, width: 36 },
  { length: 22, width: 15 },
  { length: 11, width: 6.5 },
];

it("fills the row with long rooms and gives short ones a minimum text column", () => {
  expect(getRowScale(rooms, row)).toEqual({
    "--desk": "11.197px",
    "--columns": "1fr 264px 264px",
    "--metres": "54.3",
    "--high": "36.3",
  });
  const long = getRowScale([rooms[0], { length: 32, width: 11 }, rooms[2]], row);
  expect(long).toMatchObject({ "--desk": "10.069px", "--columns": "1fr 326px 264px" });
});

it("limits the scale by the row's height and by the maximum scale", () => {
  expect(getRowScale([{ length: 45, width: 42.7 }], row)).toMatchObject({ "--desk": "10.000px" });
  expect(getRowScale([{ length: 8, width: 5 }], row)).toEqual({
    "--desk": "14.000px",
    "--columns": "1fr",
    "--metres": "10.0",
    "--high": "5.3",
  });
});

it("reserves a column for a room without measures", () => {
  expect(getRowScale([rooms[0], undefined], row)).toMatchObject({ "--columns": "1fr 264px" });
  expect(getRowScale([undefined], row)).toMatchObject({ "--desk": "14.000px", "--high": "0.0" });
  expect(getLengthStyle({ length: 54 })).toEqual({ "--m": "54.30" });
});
