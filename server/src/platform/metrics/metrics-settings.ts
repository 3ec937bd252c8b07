/** What the environment says about figures for Prometheus (README, "Settings"). Neither: there are none. */
export interface MetricsSettings {
  /** A port of their own, for a network that only the watcher reaches. */
  readonly port: number | undefined;
  /** Opens /metrics at the public address for whoever sends it as a bearer token. */
  readonly token: string | undefined;
}

const SHORTEST_TOKEN = 16;

/** @throws Error that names the setting */
export function readMetricsSettings(env: NodeJS.ProcessEnv): MetricsSettings {
  const port = env.METRICS_PORT ? Number(env.METRICS_PORT) : undefined;
  if (port !== undefined && !(Number.isInteger(port) && port >= 0 && port <= 65_535)) {
    throw new Error(`METRICS_PORT is not a port: ${env.METRICS_PORT}`);
  }
  const token = env.METRICS_TOKEN || undefined;
  if (token && token.length < SHORTEST_TOKEN) {
    throw new Error(`METRICS_TOKEN is shorter than ${SHORTEST_TOKEN} characters (openssl rand -hex 16).`);
  }
  return { port, token };
}
