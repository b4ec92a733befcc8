import { createSerializationAdapter } from "@tanstack/react-router";
import { ApiError } from "./api-error.ts";

/** Carries an API error of the server's rendering into the browser, so that both show the same message. */
export const apiErrorAdapter = createSerializationAdapter({
  key: "api-error",
  test: (value: unknown): value is ApiError => value instanceof ApiError,
  toSerializable: ({ code, status, message }) => ({ code, status, message }),
  fromSerializable: ({ code, status, message }) => new ApiError(code, status, message),
});
