/** A reading of a server's memory. */
export interface MemorySample {
  /** Minutes since the load began. */
  minute: number;
  bytes: number;
}

const [width, height] = [720, 260];
const margin = { left: 64, right: 16, top: 16, bottom: 36 };

/** Draws the memory of a process over time as an SVG, from zero on, with a band of 5 % about `middle` (bytes) from minute `from` on. */
export function drawMemory(
  samples: readonly MemorySample[],
  { middle, from }: { middle: number; from: number },
): string {
  const minutes = Math.ceil(samples.at(-1)?.minute ?? 1);
  const most = Math.ceil((Math.max(...samples.map(({ bytes }) => bytes)) * 1.2) / 200e6) * 200e6;
  const x = (minute: number) => margin.left + (minute / minutes) * (width - margin.left - margin.right);
  const y = (bytes: number) => height - margin.bottom - (bytes / most) * (height - margin.top - margin.bottom);
  const points = samples.map(({ minute, bytes }) => `${x(minute).toFixed(1)},${y(bytes).toFixed(1)}`).join(" ");
  const bytesLines = Array.from({ length: most / 200e6 + 1 }, (_, at) => at * 200e6).map(
    (bytes) =>
      `<path d="M${margin.left} ${y(bytes)}H${width - margin.right}" stroke="#ddd"/><text x="${margin.left - 8}" y="${y(bytes) + 4}" text-anchor="end">${bytes / 1e6} MB</text>`,
  );
  const step = Math.max(1, Math.ceil(minutes / 60) * 10);
  const minuteTexts = Array.from({ length: Math.floor(minutes / step) + 1 }, (_, at) => at * step).map(
    (minute) => `<text x="${x(minute)}" y="${height - 12}" text-anchor="middle">${minute} min</text>`,
  );
  const band = `<rect x="${x(from)}" y="${y(middle * 1.05)}" width="${x(minutes) - x(from)}" height="${y(middle * 0.95) - y(middle * 1.05)}" fill="#0a7" fill-opacity=".15"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="12" fill="#444"><title>Memory by minute</title><rect width="${width}" height="${height}" fill="#fff"/>${bytesLines.join("")}${minuteTexts.join("")}${band}<polyline points="${points}" fill="none" stroke="#06c" stroke-width="1.5"/></svg>\n`;
}
