/** Returns whether the browser needs the visitor's permission before it gives sensor values (iOS). */
async function needsPermission(): Promise<boolean> {
  try {
    const { state } = await navigator.permissions.query({ name: "gyroscope" as PermissionName });
    return state !== "granted";
  } catch {
    return true;
  }
}

/**
 * Calls back once when the device is known to have an orientation sensor: a value arrived, or it is a touch device whose
 * browser requires permission first. Never calls back without a sensor. Returns the function that cancels.
 */
export function detectOrientationSensor(found: () => void): () => void {
  if (!("DeviceOrientationEvent" in window)) return () => undefined;
  let over = false;
  const stop = () => {
    over = true;
    window.removeEventListener("deviceorientation", onValue);
  };
  const finish = () => {
    if (over) return;
    stop();
    found();
  };
  const onValue = ({ alpha }: DeviceOrientationEvent) => {
    if (alpha !== null) finish();
  };
  window.addEventListener("deviceorientation", onValue);
  if ("requestPermission" in DeviceOrientationEvent && window.matchMedia("(pointer: coarse)").matches) {
    void needsPermission().then((must) => must && finish());
  }
  return stop;
}
