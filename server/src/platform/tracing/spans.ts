import { type Attributes, SpanKind, SpanStatusCode, type Tracer, trace } from '@opentelemetry/api';

/** Does nothing, at next to no cost, until somebody has opened the tracing. */
export const tracer = (): Tracer => trace.getTracer('tenis-klub');

/** Work that waits for somebody else, such as a mail server, as a span of whatever it is part of. No names or addresses of people in it. */
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
