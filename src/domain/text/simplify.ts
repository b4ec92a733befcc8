import { Converter } from "opencc-js/t2cn";

const convert = Converter({ from: "t", to: "cn" });
const anyHan = /[\u3400-\u9fff]/;

/** Returns a text in simplified characters: 會議室 becomes 会议室. */
export const simplify = (text: string): string => (anyHan.test(text) ? convert(text) : text);
