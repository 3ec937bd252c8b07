import { type Context, context, propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { isMeasured } from '../measured-routes';
import { tracer } from './spans';

/** Each measured call as a span, part of the caller's trace if the request has a `traceparent`. */
export const traceRequests = fastifyPlugin(async (app) => {
  const running = new WeakMap<FastifyRequest, Context>();

  app.addHook('onRequest', (request, { raw: response }, done) => {
    // By pattern, not by address: the number of addresses is unlimited, and some contain secrets.
    const route = request.routeOptions.url ?? 'none';
    if (!isMeasured(route)) return done();
    const caller = propagation.extract(context.active(), request.headers);
    const attributes = { 'http.request.method': request.method, 'http.route': route, 'club.request_id': request.id };
    const span = tracer().startSpan(`${request.method} ${route}`, { kind: SpanKind.SERVER, attributes }, caller);
    const within = trace.setSpan(caller, span);
    running.set(request, within);
    const endAs = (error?: string) => {
      if (response.headersSent) span.setAttribute('http.response.status_code', response.statusCode);
      if (error) span.setAttribute('error.type', error);
      if (error || response.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    };
    response.once('finish', () => endAs());
    // Fastify's onResponse is not called if the caller closes the connection before it has the whole answer.
    response.once('close', () => span.isRecording() && endAs('connection_closed'));
    context.with(within, done);
  });

  // The last piece of a body arrives in the async context of the connection.
  app.addHook('preValidation', (request, _reply, done) => context.with(running.get(request) ?? context.active(), done));
});
