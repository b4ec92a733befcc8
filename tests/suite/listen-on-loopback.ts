import type { Server } from "node:http";
import type { AddressInfo } from "node:net";

/** Lets a server listen on a free loopback port. `stop` ends what is still open. */
export async function listenOnLoopback(server: Server): Promise<{ url: string; stop: () => Promise<void> }> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
