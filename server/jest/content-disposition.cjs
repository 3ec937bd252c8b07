/**
 * Replaces the package `content-disposition`, an ES module that @fastify/static loads with require: Node supports that,
 * jest does not before Node 24.9. It writes the header of `reply.download`, which the server does not use.
 */
exports.create = () => {
  throw new Error('content-disposition is not there in tests');
};
