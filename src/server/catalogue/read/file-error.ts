/** Error for a file that is not a readable catalogue; the message is for the operator. */
export class FileError extends Error {}
