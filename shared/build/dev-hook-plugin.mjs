import HtmlWebpackPlugin from 'html-webpack-plugin';

// A remote's hot reload starts long after the shell's React has registered. Without the browser's React tools, the stand-in
// of react-refresh forgets what registered before it; this one remembers.
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

/** Development only: lets the screens of remotes reload hot in the shell's page. */
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
