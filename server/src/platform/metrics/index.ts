export { openMetrics, type Reading } from './metrics';
export { type MetricsSettings, readMetricsSettings } from './metrics-settings';
