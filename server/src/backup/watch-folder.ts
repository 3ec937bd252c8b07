import fs from 'node:fs';

const LOOK_MS = 1_000;

/**
 * Calls `take` with the name of each file that is in a folder or is added to it; it may be called again with the same
 * name, and with names that have gone.
 * @param report receives the reason, once, when the system cannot watch the folder, as when a user has no inotify watches
 * left; the folder is then listed every second
 * @returns a function that stops it
 */
export function watchFolder(
  folder: string,
  take: (name: string) => void,
  report: (error: unknown) => void,
): () => void {
  let stop: () => void;
  const list = () => {
    try {
      fs.readdirSync(folder).forEach(take);
    } catch {
      // The folder has been removed; it may be back the next time.
    }
  };
  const poll = (cause: unknown) => {
    const reason = cause instanceof Error ? cause.message : String(cause);
    report(
      new Error(`The folder ${folder} is listed every second, because it cannot be watched: ${reason}`, { cause }),
    );
    const timer = setInterval(list, LOOK_MS).unref();
    stop = () => clearInterval(timer);
  };
  try {
    const watcher = fs.watch(folder, { persistent: false }, (_event, name) => name && take(name));
    stop = () => watcher.close();
    watcher.once('error', (error) => {
      watcher.close();
      poll(error);
    });
    // What was added before the system began to watch is not reported by it.
    list();
  } catch (error) {
    poll(error);
  }
  return () => stop();
}
