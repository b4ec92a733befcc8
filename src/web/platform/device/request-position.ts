/** Requests the visitor's position from the browser once. Rejects where it is denied, times out or is unsupported. */
export function requestPosition(): Promise<{ longitude: number; latitude: number }> {
  return new Promise((resolve, reject) => {
    if (!("geolocation" in navigator)) {
      reject(new Error("There is no geolocation."));
      return;
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ longitude: coords.longitude, latitude: coords.latitude }),
      (error) => reject(new Error(error.message)),
      { timeout: 10_000, maximumAge: 600_000 },
    );
  });
}
