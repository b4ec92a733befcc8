/** Why a file cannot be restored. */
export type BackupFaultReason =
  /** No backup of this program. */
  | "foreign"
  /** Cut off, or its bytes were changed. */
  | "damaged"
  /** Written by a later version of the program. */
  | "newer";

/** Error for a file that is no usable backup. */
export class BackupFault extends Error {
  readonly reason: BackupFaultReason;

  constructor(reason: BackupFaultReason, options?: ErrorOptions) {
    super(`The backup cannot be used: ${reason}.`, options);
    this.name = "BackupFault";
    this.reason = reason;
  }
}
