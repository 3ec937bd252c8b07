import { SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { LogEvent } from 'kysely';
import { tracer } from './spans';

/** A completed statement as a child span of the work that ran it; without its values. */
export function traceStatement(event: LogEvent): void {
  // Statements outside of a span, such as the outbox's poll, would each become a trace of one line.
  if (!trace.getActiveSpan()) return;
  const end = Date.now();
  const operation = /^\W*(\w+)/.exec(event.query.sql)?.[1]?.toUpperCase() ?? 'SQL';
  const span = tracer().startSpan(operation, {
    kind: SpanKind.CLIENT,
    startTime: end - event.queryDurationMillis,
    attributes: {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      'db.query.text': event.query.sql,
    },
  });
  if (event.level === 'error') span.setStatus({ code: SpanStatusCode.ERROR });
  span.end(end);
}
