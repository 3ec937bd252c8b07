// keycloak-js 26 calls it at every refresh; Safari before 17.4 and Firefox before 121 do not have it.
if (!('withResolvers' in Promise)) {
  Object.assign(Promise, {
    withResolvers() {
      const parts: { resolve?: unknown; reject?: unknown } = {};
      const promise = new Promise((resolve, reject) => Object.assign(parts, { resolve, reject }));
      return { promise, ...parts };
    },
  });
}
