import { expect, it } from "vitest";
import { metresOf, oneScale } from "./one-scale.ts";

const columns = [598, 269, 269];

it("lets the room that is longest for its column set the scale", () => {
  const rooms = [
    { length: 54, width: 36 },
    { length: 22, width: 15 },
    { length: 11, width: 6.5 },
  ];
  expect(oneScale(rooms, columns, 430)).toEqual({ "--desk": "11.013px", "--metres": "54.3", "--high": "36.3" });
  expect(oneScale([rooms[0], { length: 30, width: 15 }, rooms[2]], columns, 430)).toMatchObject({
    "--desk": "8.878px",
  });
});

it("keeps the row within its height and small rooms small", () => {
  expect(oneScale([{ length: 40, width: 40 }], columns, 403)).toMatchObject({ "--desk": "10.000px" });
  expect(oneScale([{ length: 8, width: 5 }], columns, 430)).toEqual({
    "--desk": "14.000px",
    "--metres": "10.0",
    "--high": "5.3",
  });
});

it("leaves out rooms without measures", () => {
  expect(oneScale([undefined, { length: 20 }, { length: 22, width: 15 }], columns, 430)).toMatchObject({
    "--desk": "12.063px",
  });
  expect(oneScale([], columns, 430)).toMatchObject({ "--desk": "14.000px" });
  expect(metresOf({ length: 54 })).toEqual({ "--m": "54.30" });
});
