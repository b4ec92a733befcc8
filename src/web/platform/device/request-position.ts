/** Why the position is unknown: refused by the visitor, not found, or not offered by the browser (or without TLS). */
export type PositionFailure = "denied" | "unavailable" | "unsupported";

/** A request for the position that failed. */
export class PositionError extends Error {
  readonly failure: PositionFailure;

  constructor(failure: PositionFailure) {
    super(failure);
    this.failure = failure;
  }
}

/** `GeolocationPositionError.PERMISSION_DENIED` */
const permissionDenied = 1;

/** Requests the visitor's position from the browser once. Rejects with a PositionError. */
export function requestPosition(): Promise<{ longitude: number; latitude: number }> {
  return new Promise((resolve, reject) => {
    if (!("geolocation" in navigator) || !window.isSecureContext) {
      reject(new PositionError("unsupported"));
      return;
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ longitude: coords.longitude, latitude: coords.latitude }),
      ({ code }) => reject(new PositionError(code === permissionDenied ? "denied" : "unavailable")),
      { timeout: 10_000, maximumAge: 600_000 },
    );
  });
}
