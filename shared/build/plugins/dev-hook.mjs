import HtmlWebpackPlugin from 'html-webpack-plugin';

// A remote's hot reload starts long after the shell's React has registered. Without React DevTools,
// the substitute hook of react-refresh loses earlier registrations; this one keeps them.
const HOOK = `(() => {
  if (window.__REACT_DEVTOOLS_GLOBAL_HOOK__) return;
  const renderers = new Map();
  const nothing = () => undefined;
  window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    renderers,
    supportsFiber: true,
    inject: (renderer) => (renderers.set(renderers.size + 1, renderer), renderers.size),
    onScheduleFiberRoot: nothing,
    onCommitFiberRoot: nothing,
    onCommitFiberUnmount: nothing,
  };
})()`;

/** Development only: enables hot reload of remote screens in the shell's page. */
export class DevHookPlugin {
  apply(compiler) {
    compiler.hooks.compilation.tap('DevHookPlugin', (compilation) => {
      HtmlWebpackPlugin.getHooks(compilation).alterAssetTagGroups.tap('DevHookPlugin', (groups) => {
        groups.headTags.unshift(HtmlWebpackPlugin.createHtmlTagObject('script', {}, HOOK));
        return groups;
      });
    });
  }
}
