import type { ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';

interface Start {
  readonly url: string;
  readonly child: ChildProcess;
  readonly withinMs: number;
  readonly everyMs: number;
  /** Name of the process, for error messages. */
  readonly name: string;
  /** Returns what the process has printed, for error messages. */
  readonly output?: () => string;
}

/** Waits until a process that was started answers GET /api/health. @throws when it ends, or takes longer than `withinMs` */
export async function waitUntilHealthy({
  url,
  child,
  withinMs,
  everyMs,
  name,
  output = () => '',
}: Start): Promise<void> {
  for (const start = Date.now(); Date.now() - start < withinMs; await pause(everyMs)) {
    const end = child.exitCode ?? child.signalCode;
    if (end !== null) throw new Error(`${name} ended with ${end}.\n${output()}`);
    const healthy = await fetch(`${url}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (healthy) return;
  }
  throw new Error(`${name} was not healthy within ${withinMs} ms.\n${output()}`);
}
