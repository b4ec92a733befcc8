/** Operator messages by reason for rejecting a file. */
export const pictureFaults = {
  empty: "文件是空的",
  tooLarge: "文件超过 20 MB",
  tooManyPixels: "图片超过 8000 万像素",
  tooSmall: "图片宽或高不足 16 像素",
  notAPicture: "不是图片文件",
  unsupported: "不支持这种格式，请另存为 JPEG、PNG、WebP 或 AVIF",
  vector: "不支持矢量图 SVG，请另存为 JPEG、PNG、WebP 或 AVIF",
  animated: "不支持动图",
  damaged: "文件不完整或已损坏",
} as const;
export type PictureFaultName = keyof typeof pictureFaults;

/** Error for a rejected file. `message` is for the operator, `fault` for programs. */
export class PictureFault extends Error {
  readonly fault: PictureFaultName;
  constructor(fault: PictureFaultName) {
    super(pictureFaults[fault]);
    this.name = "PictureFault";
    this.fault = fault;
  }
}
