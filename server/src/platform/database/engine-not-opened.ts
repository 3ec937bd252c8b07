/** The engine does not start on its folder: the files are damaged, or the disk is full. */
export class EngineNotOpened extends Error {
  override readonly name = 'EngineNotOpened';
  constructor(
    readonly folder: string,
    cause: unknown,
  ) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}
