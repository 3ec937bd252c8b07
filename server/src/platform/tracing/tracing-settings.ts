import { isWebAddress } from '../is-web-address';

/** Tracing settings from the environment (README, "Settings"); the exporter reads the other OTEL_EXPORTER_… itself. */
export interface TracingSettings {
  /** A collector that accepts OTLP over HTTP; undefined: nothing is traced or loaded. */
  readonly endpoint: string | undefined;
  readonly serviceName: string;
}

/** @throws Error that names the setting */
export function readTracingSettings(env: NodeJS.ProcessEnv): TracingSettings {
  const setting = env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT
    ? 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'
    : 'OTEL_EXPORTER_OTLP_ENDPOINT';
  const given = env[setting] || undefined;
  if (given && !isWebAddress(given)) {
    throw new Error(`${setting} is not an address like http://collector:4318: ${given}`);
  }
  // The general setting is the collector's address, the other one that of its traces.
  const endpoint =
    given && setting === 'OTEL_EXPORTER_OTLP_ENDPOINT' ? `${given.replace(/\/+$/, '')}/v1/traces` : given;
  return {
    endpoint: env.OTEL_SDK_DISABLED === 'true' ? undefined : endpoint,
    serviceName: env.OTEL_SERVICE_NAME || 'tenis-klub',
  };
}
