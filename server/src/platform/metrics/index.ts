export type { Reading } from './metrics';
export { type MetricsSettings, readMetricsSettings } from './metrics-settings';
export { openMetrics } from './open-metrics';
