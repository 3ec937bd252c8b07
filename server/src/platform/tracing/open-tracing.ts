import type { FastifyPluginAsync } from 'fastify';
import type { TracingSettings } from './tracing-settings';

export interface Tracing {
  /** Traces every call of the app. */
  readonly plugin: FastifyPluginAsync;
  /** Sends pending spans; does not wait long for a collector that does not answer. */
  close(): Promise<void>;
}

/** Starts sending spans of this process to the collector; undefined without a configured collector. */
export async function openTracing(settings: TracingSettings): Promise<Tracing | undefined> {
  if (!settings.endpoint) return undefined;
  // Most clubs have no collector: they never load the exporter.
  const { exportSpans } = await import('./export-spans');
  const { traceRequests } = await import('./trace-requests');
  return { plugin: traceRequests, close: exportSpans({ ...settings, endpoint: settings.endpoint }) };
}
