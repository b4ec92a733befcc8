import { useEffect, useState } from "react";
import { type BrowserInfo, parseBrowserInfo } from "#domain/app/browser-info.ts";

/** The visitor's device: its browser and user agent. */
export interface Device extends BrowserInfo {
  userAgent: string;
}

/** Returns the visitor's device; undefined until the page is hydrated, since pages are cached. */
export function useDevice(): Device | undefined {
  const [device, setDevice] = useState<Device>();
  useEffect(() => {
    const { userAgent, maxTouchPoints } = navigator;
    setDevice({ ...parseBrowserInfo(userAgent, maxTouchPoints), userAgent });
  }, []);
  return device;
}
