import {parseArgs, type ParseArgsConfig} from 'node:util';

/** Thrown for an invalid command line. The message is for editors. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** Parses the command line like `parseArgs`, but explains unknown options in German. */
export function readOptions<Config extends ParseArgsConfig>(
  usage: string,
  config: Config,
): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config);
  } catch (error) {
    // Node's messages name it first: «Unknown option '--hilfe'. To specify …», «Option '--typ <value>' argument
    // missing».
    const [, option = ''] = /'([^' ]+)/.exec((error as Error).message) ?? [];
    throw new UsageError(`Die Angabe «${option}» passt hier nicht. So geht es:\n  ${usage}`);
  }
}

/** Parses the command line of a program as it starts. Ends it with the explanation of a wrong one. */
export function startOptions<Config extends ParseArgsConfig>(
  usage: string,
  config: Config,
): ReturnType<typeof parseArgs<Config>> {
  try {
    return readOptions(usage, config);
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}

/** Ends the program with the message of an editor's mistake, without a stack trace. */
export function stopAt(...mistakes: (new (message: string) => Error)[]) {
  return (error: unknown): void => {
    if (!mistakes.some((mistake) => error instanceof mistake)) {
      throw error;
    }
    console.error((error as Error).message);
    process.exitCode = 1;
  };
}
