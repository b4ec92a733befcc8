import { getDocumentProxy, getResolvedPDFJS } from "unpdf";

const mmPerPoint = 25.4 / 72;
type Matrix = readonly [number, number, number, number, number, number];

/** What is read from a PDF file; millimetres from the lower left corner. */
export interface PdfReading {
  info: Record<string, unknown>;
  pages: {
    width: number;
    height: number;
    /** All texts without spaces, in their order. */
    text: string;
    texts: { text: string; x: number; y: number }[];
    /** Width and height of the bounding box of each path. */
    boxes: [width: number, height: number][];
  }[];
}

const multiply = (a: Matrix, b: Matrix): Matrix => [
  a[0] * b[0] + a[2] * b[1],
  a[1] * b[0] + a[3] * b[1],
  a[0] * b[2] + a[2] * b[3],
  a[1] * b[2] + a[3] * b[3],
  a[0] * b[4] + a[2] * b[5] + a[4],
  a[1] * b[4] + a[3] * b[5] + a[5],
];

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>["getPage"]>>;

/** Follows the transformations of a page to the paths that it paints. */
async function readBoxes(page: Page): Promise<[number, number][]> {
  const { OPS } = await getResolvedPDFJS();
  const { fnArray, argsArray } = await page.getOperatorList();
  const boxes: [number, number][] = [];
  const saved: Matrix[] = [];
  let matrix: Matrix = [1, 0, 0, 1, 0, 0];
  for (const [at, operator] of fnArray.entries()) {
    const args = argsArray[at] as unknown[];
    if (operator === OPS.save) saved.push(matrix);
    else if (operator === OPS.restore) matrix = saved.pop() ?? matrix;
    else if (operator === OPS.transform) matrix = multiply(matrix, args as unknown as Matrix);
    else if (operator === OPS.constructPath && args[2]) {
      const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = args[2] as Float32Array;
      boxes.push([Math.abs((x2 - x1) * matrix[0]) * mmPerPoint, Math.abs((y2 - y1) * matrix[3]) * mmPerPoint]);
    }
  }
  return boxes;
}

/** Opens a PDF file with pdf.js and reads the texts and the paths of its pages. */
export async function openPdf(bytes: Uint8Array): Promise<PdfReading> {
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const { info } = await document.getMetadata();
  const pages: PdfReading["pages"] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = page.view;
    const { items } = await page.getTextContent();
    const texts = items.flatMap((item) =>
      "str" in item && item.str.trim() !== ""
        ? [
            {
              text: item.str,
              x: Number(item.transform[4]) * mmPerPoint,
              y: Number(item.transform[5]) * mmPerPoint,
            },
          ]
        : [],
    );
    pages.push({
      width: (x2 - x1) * mmPerPoint,
      height: (y2 - y1) * mmPerPoint,
      text: texts.map(({ text }) => text.replace(/\s/g, "")).join(""),
      texts,
      boxes: await readBoxes(page),
    });
  }
  await document.loadingTask.destroy();
  return { info: info as Record<string, unknown>, pages };
}
