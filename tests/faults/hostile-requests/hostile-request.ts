import type { IncomingHttpHeaders } from "node:http";

/** A request as it goes over the connection. */
export interface HostileRequest {
  method: string;
  /** Path and query, or an absolute address. */
  target: string;
  /** Without Host and X-Forwarded-For, which the sender adds. */
  headers: readonly (readonly [name: string, value: string])[];
  /** Value of Host where it is not the site's own. */
  host?: string | undefined;
  body?: string | Buffer | undefined;
  /** Comes from the one address of all such requests: what it is answered with takes a core for a second. */
  isCostly?: boolean;
}

/** An answer as it came: its status, its headers and the bytes of its body. */
export interface HostileAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}
