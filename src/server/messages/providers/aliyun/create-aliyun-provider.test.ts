import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type AliyunReceiver, startAliyunReceiver } from "#tests/start-aliyun-receiver.ts";
import type { MessageError } from "../../message-provider.ts";
import { createAliyunProvider } from "./create-aliyun-provider.ts";
import { signAcsRequest } from "./sign-acs-request.ts";

let receiver: AliyunReceiver;
beforeAll(async () => {
  receiver = await startAliyunReceiver({ id: "a-key", secret: "a-secret" });
});
afterAll(() => receiver.stop());

const createProvider = (more: Partial<Parameters<typeof createAliyunProvider>[0]> = {}, timeoutMs = 3000) =>
  createAliyunProvider(
    {
      keyId: "a-key",
      keySecret: "a-secret",
      signName: "会址",
      templates: { verify: "SMS_1", venue: "SMS_2" },
      endpoint: receiver.url,
      ...more,
    },
    { now: () => new Date(), timeoutMs },
  );
const getFailure = (answer: Promise<void>) =>
  answer.then(
    () => "sent",
    (error: MessageError) => `${error.reason} ${error.message}`,
  );
const code = { mobile: "13800138000", purpose: "verify" as const, parameters: { code: "012345" } };

test("signs the documentation's example as the documentation does", () => {
  const { query, headers } = signAcsRequest({
    host: "ecs.cn-shanghai.aliyuncs.com",
    action: "RunInstances",
    version: "2014-05-26",
    parameters: { RegionId: "cn-shanghai", ImageId: "win2019_1809_x64_dtc_zh-cn_40G_alibase_20230811.vhd" },
    keyId: "YourAccessKeyId",
    keySecret: "YourAccessKeySecret",
    date: "2023-10-26T10:22:32Z",
    nonce: "3156853299f313e23d1673dc12e1703d",
  });
  expect(query).toBe("ImageId=win2019_1809_x64_dtc_zh-cn_40G_alibase_20230811.vhd&RegionId=cn-shanghai");
  expect(headers.authorization).toBe(
    "ACS3-HMAC-SHA256 Credential=YourAccessKeyId,SignedHeaders=host;x-acs-action;x-acs-content-sha256;x-acs-date;" +
      "x-acs-signature-nonce;x-acs-version,Signature=06563a9e1b43f5dfe96b81484da74bceab24a1d853912eee15083a6f0f3283c0",
  );
});

test("sends by SendSms with a signature that the receiver accepts", async () => {
  await createProvider().send(code);
  const address = "北京市朝阳区建国路 88 号（近 大望路）*~'!()，甲乙丙丁戊己庚辛壬癸，子丑寅卯";
  const link = "https://huizhi.example/view/hotel-1100000001?from=sms";
  await createProvider().send({ mobile: "13900139000", purpose: "venue", parameters: { name: "云栖", address, link } });
  expect(receiver.received).toEqual([
    { PhoneNumbers: "13800138000", SignName: "会址", TemplateCode: "SMS_1", parameters: { code: "012345" } },
    {
      PhoneNumbers: "13900139000",
      SignName: "会址",
      TemplateCode: "SMS_2",
      parameters: { name: "云栖", address: address.slice(0, 35), link },
    },
  ]);
});

test("names why a message was not taken, without the number", async () => {
  const answers: string[] = [];
  for (const [name, status] of [
    ["isv.BUSINESS_LIMIT_CONTROL", 200],
    ["Throttling.User", 400],
    ["isv.MOBILE_NUMBER_ILLEGAL", 200],
    ["isv.OUT_OF_SERVICE", 200],
  ] as const) {
    Object.assign(receiver.answer, { code: name, status });
    answers.push(await getFailure(createProvider().send(code)));
  }
  Object.assign(receiver.answer, { code: "OK", status: 200 });
  expect(answers).toEqual([
    "limited isv.BUSINESS_LIMIT_CONTROL",
    "limited Throttling.User",
    "badNumber isv.MOBILE_NUMBER_ILLEGAL",
    "failed isv.OUT_OF_SERVICE",
  ]);
  expect(await getFailure(createProvider({ keySecret: "another" }).send(code))).toBe("failed SignatureDoesNotMatch");
  expect(await getFailure(createProvider({ keyId: "another" }).send(code))).toBe("failed InvalidAccessKeyId");
  expect(await getFailure(createProvider().send({ ...code, purpose: "download" }))).toBe(
    "failed no template for download",
  );
});

test("gives up on a gateway that is down, slow, or talks nonsense", async () => {
  const silent = createServer(() => undefined);
  const confused = createServer((_, response) => response.end("<html>"));
  const urls = await Promise.all(
    [silent, confused].map(async (server) => {
      await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    }),
  );
  expect(await getFailure(createProvider({ endpoint: urls[0]! }, 100).send(code))).toBe(
    "failed no answer: TimeoutError",
  );
  expect(await getFailure(createProvider({ endpoint: urls[1]! }).send(code))).toBe("failed no answer: SyntaxError");
  for (const server of [silent, confused]) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
  expect(await getFailure(createProvider({ endpoint: urls[0]! }).send(code))).toBe("failed no answer: TypeError");
});
