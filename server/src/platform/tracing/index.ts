export { openTracing } from './open-tracing';
export { traced } from './spans';
export { traceStatement } from './trace-statement';
export { readTracingSettings, type TracingSettings } from './tracing-settings';
