import type { Metrics, Reading } from './metrics';
import type { MetricsSettings } from './metrics-settings';

/** Figures of this process for Prometheus; undefined when the settings want none, and then nothing is measured. */
export async function openMetrics(
  settings: MetricsSettings,
  readings: readonly Reading[],
): Promise<Metrics | undefined> {
  if (settings.port === undefined && !settings.token) return undefined;
  // At most clubs nobody watches: they never load what collects.
  const { collectMetrics } = await import('./metrics');
  return collectMetrics(settings, readings);
}
