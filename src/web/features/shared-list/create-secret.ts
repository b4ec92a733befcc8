/** Creates the secret of a list's owner, or the key of a colleague: 192 random bits as base64url. */
export function createSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_");
}
