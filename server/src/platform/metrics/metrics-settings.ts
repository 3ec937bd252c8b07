/** Settings of the Prometheus metrics from the environment (README, "Settings"). Neither: no metrics. */
export interface MetricsSettings {
  /** A separate port, for a network that only the monitoring system reaches. */
  readonly port: number | undefined;
  /** The address of that port, LISTEN_ADDRESS; undefined: all. */
  readonly host: string | undefined;
  /** Serves /metrics at the public address to callers with this bearer token. */
  readonly token: string | undefined;
}

const MIN_TOKEN_LENGTH = 16;

/** @throws Error that names the setting */
export function readMetricsSettings(env: NodeJS.ProcessEnv): MetricsSettings {
  const port = env.METRICS_PORT ? Number(env.METRICS_PORT) : undefined;
  if (port !== undefined && !(Number.isInteger(port) && port >= 0 && port <= 65_535)) {
    throw new Error(`METRICS_PORT is not a port: ${env.METRICS_PORT}`);
  }
  const token = env.METRICS_TOKEN || undefined;
  if (token && token.length < MIN_TOKEN_LENGTH) {
    throw new Error(`METRICS_TOKEN is shorter than ${MIN_TOKEN_LENGTH} characters (openssl rand -hex 16).`);
  }
  return { port, host: env.LISTEN_ADDRESS || undefined, token };
}
