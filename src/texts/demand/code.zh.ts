/** Texts of the verification code's field, in Chinese, the source of `code.en.ts`. */
export const codeZh = {
  label: "短信验证码",
  get: "获取验证码",
  sending: "正在发送",
  again: (seconds: number) => `${seconds} 秒后重发`,
  sent: (mobile: string) => `验证码已发送到 ${mobile}，10 分钟内有效`,
  hint: "用于核实手机号码",
  offline: "没有网络，验证码没有发送",
};

export type CodeTexts = typeof codeZh;
