import fs from 'node:fs';
import os from 'node:os';

/** Identifies a process beyond its pid, which is reused and means another process in every container. */
export interface ProcessIdentity {
  readonly pid: number;
  /** When it started, in the kernel's ticks; unknown on systems without /proc. */
  readonly start?: string | undefined;
  /** Where its pid is valid: the machine or container. */
  readonly place: string;
}

export function ownProcess(): ProcessIdentity {
  return { pid: process.pid, start: lookUp(process.pid)?.start, place: ownPlace() };
}

/** Whether the process runs; only for a process of this place. */
export function isAlive({ pid, start }: ProcessIdentity): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  const present = lookUp(pid);
  return !present || (!present.isDead && (!start || start === present.start));
}

function lookUp(pid: number): { isDead: boolean; start: string | undefined } | undefined {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
    // Fields 3 and 22, counted after the command's name, which may contain spaces and brackets.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    // Killed, but its exit code has not been collected: in a container without an init process this lasts for ever.
    return { isDead: fields[0] === 'Z' || fields[0] === 'X', start: fields[19] };
  } catch {
    return undefined;
  }
}

function ownPlace(): string {
  try {
    return `${fs.readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${fs.readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return os.hostname();
  }
}
