import { SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { LogEvent } from 'kysely';
import { tracer } from './spans';

/** A statement that the database has answered, as a span of what asked for it; its values are not in it. */
export function traceStatement(event: LogEvent): void {
  // What nothing has asked for, such as a look at the clock of the outbox, would be a trace of one line each.
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
