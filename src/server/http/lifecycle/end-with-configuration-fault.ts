/** Exit code for settings that do not work (EX_CONFIG of sysexits.h): `npm start` does not start the server again. */
export const configurationFaultCode = 78;

/** Prints a message for the operator and ends the process. */
export function endWithConfigurationFault(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(configurationFaultCode);
}
