/** The parts of the library that are used; it declares `any`. */
declare module "sa-sdk-javascript/dist/web/sensorsdata.es6.js" {
  interface SensorsEvent {
    event?: string;
    properties?: Record<string, unknown>;
  }
  interface SendStage {
    cancellationToken: { stop: () => void };
  }
  const sensors: {
    init: (parameters: object) => void;
    para: { server_url?: string };
    quick: {
      (name: "isReady", callback: () => void): void;
      (name: "autoTrack", properties?: object): void;
    };
    track: (event: string, properties: object) => void;
    registerPage: (properties: Record<string, string>) => void;
    registerPropertyPlugin: (plugin: { properties: (event: SensorsEvent) => void }) => void;
    registerInterceptor: (
      stage: "sendDataStage",
      interceptor: { send: { priority: number; entry: (data: unknown, stage: SendStage) => unknown } },
    ) => void;
  };
  export default sensors;
}
