/** Returns the checksum (`crc`) that Sensors Analytics' libraries send with their data: a 32-bit sum over its UTF-16 units. */
export function hashTrackedData(text: string): number {
  let sum = 0;
  for (let at = 0; at < text.length; at++) sum = (Math.imul(sum, 31) + text.charCodeAt(at)) | 0;
  return sum;
}
