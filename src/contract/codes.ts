/**
 * The error catalogue (specification, section 8; product.md 2.3): code, HTTP status, text for visitors, and whether the
 * interface shows nothing.
 */
export const codes = {
  ok: { code: 2000, status: 200, message: "ok", silent: true },
  fault: { code: 20000, status: 500, message: "出错了", silent: false },
  malformed: { code: 20001, status: 400, message: "请求的格式不对", silent: false },
  notFound: { code: 20002, status: 404, message: "请求的资源不存在", silent: false },
  badSignature: { code: 20003, status: 400, message: "签名缺失、有误或已过期", silent: false },
  tooMany: { code: 20004, status: 429, message: "操作太频繁，请稍后再试", silent: false },
  badVerification: { code: 20005, status: 200, message: "验证码不对或已过期", silent: false },
  duplicateDemand: { code: 20006, status: 200, message: "重复的需求", silent: true },
  unavailable: { code: 20007, status: 503, message: "服务暂时不可用，请稍后再试", silent: false },
  wrongMethod: { code: 20008, status: 405, message: "请求的方法不对", silent: false },
  tooLarge: { code: 20009, status: 413, message: "请求的内容太大", silent: false },
  notJson: { code: 20010, status: 415, message: "请求的内容须为 JSON", silent: false },
  pathTooLong: { code: 20011, status: 414, message: "请求的地址太长", silent: false },
} as const;

export type CodeName = keyof typeof codes;

/** One broken rule of a malformed request. */
export interface Issue {
  field: string;
  rule: string;
  message: string;
}

/** An expected error of a service by its code name: mapped to a response by one adapter, decoded by the client. */
export class ServiceError extends Error {
  readonly reason: CodeName;
  readonly data: unknown;
  readonly retryAfter: number | undefined;

  constructor(reason: CodeName, options: { data?: unknown; message?: string; retryAfter?: number } = {}) {
    super(options.message ?? codes[reason].message);
    this.reason = reason;
    this.data = options.data;
    this.retryAfter = options.retryAfter;
  }
}

/** Creates the refusal of a request for one broken rule. */
export const createIssueError = (field: string, rule: string, message: string): ServiceError =>
  new ServiceError("malformed", { data: { issues: [{ field, rule, message }] satisfies Issue[] } });
