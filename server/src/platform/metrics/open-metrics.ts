import type { Metrics, Reading } from './metrics';
import type { MetricsSettings } from './metrics-settings';

/** This process' metrics for Prometheus; undefined when they are not configured, and then nothing is measured. */
export async function openMetrics(
  settings: MetricsSettings,
  readings: readonly Reading[],
): Promise<Metrics | undefined> {
  if (settings.port === undefined && !settings.token) return undefined;
  // Most clubs do not use metrics: they never load the collecting library.
  const { collectMetrics } = await import('./metrics');
  return collectMetrics(settings, readings);
}
