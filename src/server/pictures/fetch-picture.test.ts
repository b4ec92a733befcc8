import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it } from "vitest";
import { fetchPicture } from "./fetch-picture.ts";
import { PictureFault } from "./picture-fault.ts";
import { isPublicAddress } from "./is-public-address.ts";
import { maxPictureBytes } from "./read-original.ts";

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = undefined;
});

/** Starts a server; returns its URL and the requested paths. */
async function startServer(answer: RequestListener) {
  const requestedPaths: string[] = [];
  const listening = createServer((request, response) => {
    requestedPaths.push(request.url!);
    answer(request, response);
  });
  server = listening;
  await new Promise<void>((resolve) => listening.listen(0, "127.0.0.1", resolve));
  const { port } = listening.address() as AddressInfo;
  return { requestedPaths, port, url: `http://127.0.0.1:${port}` };
}
const open = { privateHosts: true };

it("fetches the bytes", async () => {
  const { url } = await startServer((_, response) => response.end("picture"));
  expect((await fetchPicture(`${url}/a.jpg`, open)).toString()).toBe("picture");
});

it.each([
  ["127.0.0.1", false],
  ["10.1.2.3", false],
  ["172.31.255.255", false],
  ["172.32.0.1", true],
  ["192.168.1.1", false],
  ["169.254.169.254", false],
  ["100.64.0.1", false],
  ["0.0.0.0", false],
  ["255.255.255.255", false],
  ["8.8.8.8", true],
  ["::1", false],
  ["::", false],
  ["::ffff:127.0.0.1", false],
  ["::ffff:8.8.8.8", false],
  ["fd00::1", false],
  ["fe80::1", false],
  ["64:ff9b::a00:1", false],
  ["2002:7f00:1::", false],
  ["2606:4700::1111", true],
  ["localhost", false],
])("isPublicAddress(%s) is %s", (address, expected) => {
  expect(isPublicAddress(address)).toBe(expected);
});

it("never connects to this machine, in any notation of its address", async () => {
  const { requestedPaths, port } = await startServer((_, response) => response.end("secret"));
  for (const host of ["127.0.0.1", "localhost", "2130706433", "0x7f.1", "[::ffff:127.0.0.1]", "127.1", "0"]) {
    await expect(fetchPicture(`http://${host}:${port}/`), host).rejects.toMatchObject({ fault: "privateHost" });
  }
  expect(requestedPaths).toEqual([]);
});

it("follows at most three redirects, and only to http and https", async () => {
  const { requestedPaths, url } = await startServer((request, response) => {
    const left = Number(request.url!.slice(1));
    if (request.url === "/file") response.writeHead(302, { location: "file:///etc/passwd" }).end();
    else if (left > 0) response.writeHead(302, { location: `/${left - 1}` }).end();
    else response.end("there");
  });
  expect((await fetchPicture(`${url}/3`, open)).toString()).toBe("there");
  requestedPaths.length = 0;
  await expect(fetchPicture(`${url}/4`, open)).rejects.toMatchObject({ fault: "redirects" });
  expect(requestedPaths).toEqual(["/4", "/3", "/2", "/1"]);
  await expect(fetchPicture(`${url}/file`, open)).rejects.toMatchObject({ fault: "badUrl" });
});

it("stops reading at the size limit, with or without content-length", async () => {
  let sent = 0;
  const { url } = await startServer((request, response) => {
    if (request.url === "/said") {
      response.writeHead(200, { "content-length": String(maxPictureBytes + 1) });
      response.write("x");
      return;
    }
    const more = () => {
      while (!response.destroyed && response.write(Buffer.alloc(65_536))) sent += 65_536;
      if (!response.destroyed) response.once("drain", more);
    };
    more();
  });
  await expect(fetchPicture(`${url}/said`, open)).rejects.toThrow(new PictureFault("tooLarge"));
  await expect(fetchPicture(`${url}/endless`, open)).rejects.toThrow(new PictureFault("tooLarge"));
  expect(sent).toBeLessThan(maxPictureBytes * 3);
});

it("times out for a silent server and for a slow one", async () => {
  const { url } = await startServer((request, response) => {
    if (request.url === "/silent") return;
    const drip = setInterval(() => response.write("x"), 10);
    response.once("close", () => clearInterval(drip));
  });
  for (const path of ["/silent", "/drip"]) {
    await expect(fetchPicture(url + path, { ...open, timeout: 150 }), path).rejects.toMatchObject({ fault: "timeout" });
  }
});

it("reports HTTP errors, broken connections and invalid URLs", async () => {
  const { url, port } = await startServer((request, response) => {
    if (request.url === "/cut") {
      response.writeHead(200, { "content-length": "100" });
      response.write("x", () => response.destroy());
    } else response.writeHead(404).end();
  });
  await expect(fetchPicture(`${url}/x`, open)).rejects.toThrow("网址答复 404");
  await expect(fetchPicture(`${url}/cut`, open)).rejects.toMatchObject({ fault: "unreachable" });
  for (const text of ["", "a.jpg", "ftp://example.com/a.jpg", "file:///etc/passwd", "data:image/png;base64,"]) {
    await expect(fetchPicture(text, open), text).rejects.toMatchObject({ fault: "badUrl" });
  }
  server?.close();
  server?.closeAllConnections();
  await expect(fetchPicture(`http://127.0.0.1:${port}/`, open)).rejects.toMatchObject({ fault: "unreachable" });
});
