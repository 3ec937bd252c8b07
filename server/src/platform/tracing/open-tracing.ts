import type { FastifyPluginAsync } from 'fastify';
import type { TracingSettings } from './tracing-settings';

export interface Tracing {
  /** Traces every call of the app. */
  readonly plugin: FastifyPluginAsync;
  /** Sends what has not been sent yet; a collector that does not answer is not waited for long. */
  close(): Promise<void>;
}

/** Begins to send spans of this process to the collector; undefined when the settings name none. */
export async function openTracing(settings: TracingSettings): Promise<Tracing | undefined> {
  if (!settings.endpoint) return undefined;
  // Most clubs have no collector: they never load what sends to it.
  const { sendSpans } = await import('./send-spans');
  const { traceRequests } = await import('./trace-requests');
  return { plugin: traceRequests, close: sendSpans({ ...settings, endpoint: settings.endpoint }) };
}
