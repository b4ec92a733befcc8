/** Whether the browser gives the sensor's values only after the visitor allowed it in a click (iOS). */
async function mustAsk(): Promise<boolean> {
  try {
    const { state } = await navigator.permissions.query({ name: "gyroscope" as PermissionName });
    return state !== "granted";
  } catch {
    return true;
  }
}

/**
 * Calls back once when it is known that the device tells how it is held: its sensor spoke, or it is a touch device whose
 * browser wants to be asked first. Never where there is no sensor. Gives the way to stop listening.
 */
export function onOrientationSensor(found: () => void): () => void {
  if (!("DeviceOrientationEvent" in window)) return () => undefined;
  let over = false;
  const stop = () => {
    over = true;
    window.removeEventListener("deviceorientation", spoke);
  };
  const finish = () => {
    if (over) return;
    stop();
    found();
  };
  const spoke = ({ alpha }: DeviceOrientationEvent) => {
    if (alpha !== null) finish();
  };
  window.addEventListener("deviceorientation", spoke);
  if ("requestPermission" in DeviceOrientationEvent && window.matchMedia("(pointer: coarse)").matches) {
    void mustAsk().then((must) => must && finish());
  }
  return stop;
}
