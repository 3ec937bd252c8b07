/**
 * In place of the package `content-disposition`, an ES module that @fastify/static requires: Node does that, jest cannot
 * before Node 24.9. It writes the header of `reply.download`, which the server does not use.
 */
exports.create = () => {
  throw new Error('content-disposition is not there in tests');
};
