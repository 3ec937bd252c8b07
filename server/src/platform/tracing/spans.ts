import { type Attributes, SpanKind, SpanStatusCode, type Tracer, trace } from '@opentelemetry/api';

/** Does nothing, at almost no cost, until tracing is opened. */
export const tracer = (): Tracer => trace.getTracer('tenis-klub');

/**
 * Work that waits for another system, such as a mail server, as a child span. Contains no names or addresses of people.
 */
export function traced<Result>(name: string, attributes: Attributes, work: () => Promise<Result>): Promise<Result> {
  return tracer().startActiveSpan(name, { kind: SpanKind.CLIENT, attributes }, async (span) => {
    try {
      return await work();
    } catch (error) {
      span.recordException(error as Error);
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  });
}
